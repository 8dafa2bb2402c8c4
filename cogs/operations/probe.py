"""`python -m cogs.operations.probe`: asks the health address whether the bot is well, for containers.

It imports nothing of the bot, so that asking costs little.
"""

from __future__ import annotations

import http.client
import os
import sys
from collections.abc import Mapping

from cogs.operations.address import LOOPBACK, read_address

_PATIENCE = 5.0


def main(environment: Mapping[str, str] = os.environ) -> int:
    """0 if the bot is well, or has no health address; 1 otherwise."""
    written = environment.get("HEALTH", "").strip()
    if not written:
        return 0
    address = read_address(written)
    line = http.client.HTTPConnection(
        address.host if address.is_local else LOOPBACK[0], address.port, timeout=_PATIENCE
    )
    try:
        line.request("GET", "/health")
        answer = line.getresponse()
        print(answer.read().decode())
    except (OSError, http.client.HTTPException) as trouble:
        print(str(trouble) or type(trouble).__name__)
        return 1
    finally:
        line.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1


if __name__ == "__main__":
    sys.exit(main())
