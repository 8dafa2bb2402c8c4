#!/bin/sh
# PostgreSQL for the tests of the second store: nothing to do where there is one (15 or later), Debian's package where
# that can be installed, and otherwise a loud word, because these tests will then be skipped (and fail on CI). The tests
# start a server of their own, so the package's own one is not wanted.

if [ -n "$POSTGRES_BIN" ]; then
    exit 0
fi
for folder in /usr/lib/postgresql/*/bin; do
    if [ -x "$folder/initdb" ] && [ "$(basename "$(dirname "$folder")")" -ge 15 ]; then
        exit 0
    fi
done
if command -v apt-get >/dev/null; then
    as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
    $as_root mkdir -p /etc/postgresql-common &&
        { [ -e /etc/postgresql-common/createcluster.conf ] ||
            echo "create_main_cluster = false" | $as_root tee /etc/postgresql-common/createcluster.conf >/dev/null; }
    $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends postgresql >/dev/null && exit 0
fi
echo "!!! No PostgreSQL can be installed here: every test of the second store will be skipped." >&2
echo "!!! Install the package postgresql by hand, or set POSTGRES_BIN to the folder of initdb and pg_ctl." >&2
