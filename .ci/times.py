#!/usr/bin/env python3
"""Gives every source file and folder the time at which the cache first saw it with this content.

    .ci/times.py CACHE          before anything is built
    .ci/times.py CACHE --done   afterwards

Cargo goes by the time of files. In a fresh checkout all of them are new, so that everything would be built again; and
files older than what another checkout has left in the cache would not be built at all. So the cache keeps what every
file held, and since when: a file that still holds the same gets that time, any other one is as new as now. In what is
built there is nothing of the checkout's own folder: tests find their files from where Cargo starts them. If somebody
else has built in the cache since, nothing is known, and all files are new: all but those that stand in for a dependency,
as all of Bevy would be built again with them.
"""

import hashlib
import json
import os
import sys
import time
from pathlib import Path

CRATES = ("first_class", "rules", "bots", "arena")
STAND_INS = ("crates/harfrust/", "crates/inventory/", "crates/pp-rs/", "crates/regex/", "crates/vello_cpu/")
SOURCES = ("Cargo.toml", "Cargo.lock", "build.rs", "crates", "src", "tests", "assets", "docs")


def sources() -> list[Path]:
    """Every file and folder that Cargo looks at."""
    found = [path for source in map(Path, SOURCES) for path in (source, *source.rglob("*"))]
    return sorted(path for path in found if "node_modules" not in path.parts)


def held_by(path: Path) -> bytes:
    """What a file holds, or the names in a folder."""
    return "\n".join(sorted(os.listdir(path))).encode() if path.is_dir() else path.read_bytes()


def built_since(cache: Path, known: float) -> bool:
    """Whether one of our crates was built after that time."""
    builds = cache.glob("**/.fingerprint/*/invoked.timestamp")
    ours = (build for build in builds if build.parent.name.rsplit("-", 1)[0] in CRATES)
    return any(build.stat().st_mtime > known for build in ours)


def remembered(cache: Path, list_file: Path) -> dict[str, list]:
    """What the files held, and since when, if that is still true of what is built."""
    try:
        known = json.loads(list_file.read_text())
        if built_since(cache, list_file.stat().st_mtime):
            return {path: held for path, held in known["files"].items() if path.startswith(STAND_INS)}
        return known["files"]
    except (OSError, ValueError, KeyError):
        return {}


def main() -> None:
    cache = Path(sys.argv[1])
    list_file = cache / "sources.json"
    if "--done" in sys.argv:
        list_file.touch()
        return
    known, now, files = remembered(cache, list_file), time.time(), {}
    for path in sources():
        content = hashlib.sha256(held_by(path)).hexdigest()
        before, since = known.get(str(path), [None, now])
        files[str(path)] = [content, since if before == content else now]
        os.utime(path, (now, files[str(path)][1]))
    cache.mkdir(parents=True, exist_ok=True)
    list_file.write_text(json.dumps({"files": files}))
    same = sum(since != now for _, since in files.values())
    print(f"{same} of {len(files)} files and folders are as they were when the cache was filled.")


if __name__ == "__main__":
    main()
