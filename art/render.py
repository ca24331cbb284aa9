#!/usr/bin/env python3
"""Draws every sprite and packs the atlases: assets/textures/x080, x100, x150, x240.

    art/render.sh                         everything (sets up what is missing first)
    art/render.py --tier 1.0              one tier only
    art/render.py --only car/             only the pages on which sprites of that name lie
    art/render.py --sheet out.png car/    contact sheet at 2x, with names (--scale 4 for a closer look, --paper)
    art/render.py --list car/             names and frames

Every module in art/pieces and art/screens that has a function sprites() takes part; one that fails is
reported and left out, so that one author's slip does not stop the others.
"""
import argparse
import importlib
import math
import pathlib
import re
import subprocess
import sys
import traceback
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE.parent / "assets" / "textures"
sys.path.insert(0, str(HERE))

from lib import draw                                     # noqa: E402
from lib.sprite import TIERS                             # noqa: E402

MAX_PAGE, PAD, GRID = 4096, 2, 10                        # texture px, texture px, stage px


def discover():
    """All sprites, by name, and whether every module could be read."""
    found, ok = {}, True
    for folder in ("pieces", "screens"):
        for file in sorted((HERE / folder).glob("*.py")):
            if file.stem == "__init__":
                continue
            try:
                module = importlib.import_module(f"{folder}.{file.stem}")
                for s in (module.sprites() if hasattr(module, "sprites") else ()):
                    if s.name in found:
                        raise ValueError(f"the name {s.name} is taken")
                    found[s.name] = s
            except Exception:
                ok = False
                print(f"\n##### LEFT OUT: art/{folder}/{file.name}\n{traceback.format_exc()}", file=sys.stderr)
    return found, ok


def rounded(frame):
    """The frame, grown evenly until its size is a multiple of GRID: then it is whole in every tier."""
    x, y, w, h = frame
    gw, gh = (math.ceil(v / GRID - 1e-6) * GRID for v in (w, h))
    return x - (gw - w) // 2, y - (gh - h) // 2, gw, gh


def private_ids(sprite, prefix):
    """Body and defs with the sprite's own ids made unique."""
    text = f"<defs>{sprite.defs}</defs>{sprite.svg}" if sprite.defs else sprite.svg
    for i in set(re.findall(r'\bid="([^"]+)"', text)):
        q = re.escape(i)
        text = re.sub(rf'\bid="{q}"', f'id="{prefix}{i}"', text)
        text = re.sub(rf'url\(#{q}\)', f"url(#{prefix}{i})", text)
        text = re.sub(rf'href="#{q}"', f'href="#{prefix}{i}"', text)
    return text


def placed(sprite, n, x, y, scale):
    """The sprite as an element of a page: cut to its frame, top left of the rounded frame at x, y."""
    fx, fy, fw, fh = sprite.frame
    rx, ry, _, _ = rounded(sprite.frame)
    if sprite.bleed:
        fx, fy, fw, fh = fx - 1 / scale, fy - 1 / scale, fw + 2 / scale, fh + 2 / scale
    return (f'<svg x="{x + (fx - rx) * scale:.6g}" y="{y + (fy - ry) * scale:.6g}" width="{fw * scale:.6g}" height="{fh * scale:.6g}" '
            f'viewBox="{fx:.6g} {fy:.6g} {fw:.6g} {fh:.6g}" overflow="hidden">{private_ids(sprite, f"s{n}-")}</svg>')


def document(w, h, body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{w}" height="{h}" '
            f'viewBox="0 0 {w} {h}"><defs>{draw.DEFS}</defs>{body}</svg>\n')


def rsvg(svg, png):
    subprocess.run(["rsvg-convert", "--unlimited", "-o", str(png)], input=svg.encode(), check=True)


def pack(sprites, scale):
    """Shelves, tallest first. Gives pages: (width, height, [(sprite, x, y, w, h)])."""
    boxes = []
    for s in sprites:
        _, _, fw, fh = rounded(s.frame)
        w, h = round(fw * scale), round(fh * scale)
        if max(w, h) + 2 * PAD > MAX_PAGE:
            raise ValueError(f"{s.name} is larger than a page at {scale}")
        boxes.append((s, w, h))
    boxes.sort(key=lambda b: (-b[2], -b[1], b[0].name))
    area = sum((w + PAD) * (h + PAD) for _, w, h in boxes)
    wide = max(w for _, w, _ in boxes) + 2 * PAD
    limit = min(MAX_PAGE, max(wide, math.ceil(math.sqrt(area * 1.05) / 64) * 64))
    pages, page, x, y, shelf = [], [], PAD, PAD, 0
    for s, w, h in boxes:
        if x + w + PAD > limit:
            x, y, shelf = PAD, y + shelf + PAD, 0
        if y + h + PAD > MAX_PAGE:
            pages.append(page)
            page, x, y, shelf = [], PAD, PAD, 0
        page.append((s, x, y, w, h))
        x, shelf = x + w + PAD, max(shelf, h)
    pages.append(page)
    return [(max(x + w for _, x, _, w, _ in p) + PAD, max(y + h for _, _, y, _, h in p) + PAD, p) for p in pages]


def ron_number(v):
    t = f"{v:g}"
    return t if "." in t else t + ".0"


def render_tier(sprites, scale, only):
    folder = OUT / f"x{round(scale * 100):03d}"
    folder.mkdir(parents=True, exist_ok=True)
    groups = {}
    for s in sprites.values():
        if s.tiers is None or scale in s.tiers:
            groups.setdefault(s.page, []).append(s)
    lines, jobs, keep = [], [], set()
    for name in sorted(groups):
        pages = pack(groups[name], scale)
        for i, (w, h, page) in enumerate(pages):
            file = f"{name}.png" if len(pages) == 1 else f"{name}-{i}.png"
            keep.add(file)
            lines += [f'    "{s.name}": (page: "{file}", at: ({x}, {y}), size: ({sw}, {sh}), frame: ({", ".join(map(ron_number, rounded(s.frame)))})),'
                      for s, x, y, sw, sh in page]
            if not only or any(s.name.startswith(only) for s in groups[name]) or not (folder / file).exists():
                jobs.append((document(w, h, "".join(placed(s, n, x, y, scale) for n, (s, x, y, _, _) in enumerate(page))), folder / file))
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda j: rsvg(*j), jobs))
    for old in folder.glob("*.png"):
        if old.name not in keep:
            old.unlink()
    (folder / "atlas.ron").write_text(f"(scale: {ron_number(scale)}, sprites: {{\n" + "\n".join(sorted(lines)) + "\n})\n", encoding="utf-8")
    total = sum(f.stat().st_size for f in folder.iterdir())
    print(f"{folder.name}: {len(lines)} sprites, {len(keep)} pages, {total / 1e6:.2f} MB", flush=True)


def contact_sheet(sprites, file, prefix, scale, paper):
    chosen = [s for n, s in sprites.items() if any(n.startswith(p) for p in prefix.split(","))]
    if not chosen:
        sys.exit(f"no sprite is called {prefix}…")
    x = y = gap = 14
    shelf, wide, body = 0, 1500, ""
    for n, s in enumerate(chosen):
        _, _, w, h = (v * scale for v in rounded(s.frame))
        cell = max(w, len(s.name) * 6.4)
        if x + cell + gap > wide and x > gap:
            x, y, shelf = gap, y + shelf + 30, 0
        wide = max(wide, x + cell + gap)
        body += draw.rect(x - .5, y - .5, w + 1, h + 1, "none", 0, "#E0609A", .5, 'opacity=".7"') + placed(s, n, x, y, scale)
        body += draw.txt(x, y + h + 13, s.name, 12, draw.INK if paper else draw.MUTED)
        x, shelf = x + cell + gap, max(shelf, h)
    h = y + shelf + 30
    rsvg(document(round(wide), round(h), draw.rect(0, 0, wide, h, draw.PAPER if paper else "#101D31") + body), file)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--tier", type=float, choices=TIERS)
    a.add_argument("--only", metavar="PREFIX")
    a.add_argument("--sheet", nargs=2, metavar=("FILE", "PREFIX"), help="several prefixes: comma between them")
    a.add_argument("--scale", type=float, default=2.0)
    a.add_argument("--paper", action="store_true")
    a.add_argument("--list", metavar="PREFIX")
    a = a.parse_args()
    sprites, ok = discover()
    if a.list is not None:
        for n, s in sprites.items():
            if n.startswith(a.list):
                print(n, s.page, *(f"{v:g}" for v in s.frame))
    elif a.sheet:
        contact_sheet(sprites, a.sheet[0], a.sheet[1], a.scale, a.paper)
    else:
        for t in ([a.tier] if a.tier else TIERS):
            render_tier(sprites, t, a.only)
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
