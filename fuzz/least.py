#!/usr/bin/env python3
"""Keeps only the few of a fuzzer's finds that reach the most code.

least.py CONTROL FOLDER [FILES]    CONTROL is what `-set_cover_merge -merge_control_file` wrote; FOLDER gets at most FILES of them
"""

import pathlib
import shutil
import sys

control, folder = map(pathlib.Path, sys.argv[1:3])
most = int(sys.argv[3]) if len(sys.argv) > 3 else 40
lines = control.read_text().splitlines()
# How many files there are, how many of them the folder held before, their paths; then what each reaches.
count = int(lines[0])
files = [pathlib.Path(line) for line in lines[2 : 2 + count]]
reached = {}
for line in lines[2 + count :]:
    kind, number, *places = line.split()
    if kind == "FT":
        reached[int(number)] = set(places)
chosen, known = [], 0
while len(chosen) < most and any(reached.values()):
    # Among those that reach equally much new code, the shortest.
    best = max(reached, key=lambda file: (len(reached[file]), -files[file].stat().st_size))
    new = reached.pop(best)
    chosen.append(files[best])
    known += len(new)
    for places in reached.values():
        places -= new
kept = folder.with_name(folder.name + ".kept")
kept.mkdir(parents=True)
for file in chosen:
    shutil.copy(file, kept / file.name)
shutil.rmtree(folder, ignore_errors=True)
kept.rename(folder)
print(f"{folder}: {len(chosen)} files of {count}, which reach {known} places")
