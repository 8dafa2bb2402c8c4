#!/bin/sh
# Chromium for the tests of the page: nothing to do where there is one, Debian's package where that can be installed,
# and otherwise a loud word, because the tests of the page will then be skipped (and fail on CI).

if [ -n "$CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then
    exit 0
fi
if command -v apt-get >/dev/null; then
    as_root=$([ "$(id -u)" = 0 ] || echo "sudo -n")
    $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
echo "!!! No Chromium can be installed here: the tests of the playground's page will be skipped." >&2
echo "!!! Install the package chromium by hand, or set CHROMIUM to the path of one." >&2
