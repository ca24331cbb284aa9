#!/usr/bin/env python3
"""Draws every sprite and packs the atlases: assets/textures/x080, x100, x150, x240.

    art/render.sh                         everything (sets up what is missing first)
    art/render.py --tier 1.0              one tier only
    art/render.py --only car/             only the pages on which sprites of that name lie
    art/render.py --sheet out.png car/    contact sheet at 2x, with names (--scale 4 for a closer look, --paper)
    art/render.py --list car/             names and frames

Nothing under assets/textures is touched until every sprite has been drawn and every page rendered: if one fails,
everything is left unchanged.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

sys.dont_write_bytecode = True
ART = pathlib.Path(__file__).resolve().parent
TEXTURES = ART.parent / "assets" / "textures"
RENDERED = ART / "rendered.txt"
sys.path.insert(0, str(ART))

from lib import atlas, draw, palette  # noqa: E402
from lib.collection import FaultyError, collect  # noqa: E402
from lib.png import png_size  # noqa: E402
from lib.sprite import TIERS  # noqa: E402


def run(*command, text=""):
    """Runs a program that reads this text. If that fails, raises FaultyError with its message."""
    try:
        subprocess.run(command, input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
    except FileNotFoundError:
        raise FaultyError(f"{command[0]} is not installed; art/render.sh sets it up") from None
    except subprocess.CalledProcessError as error:
        raise FaultyError(f"{command[0]}: {error.stderr.decode(errors='replace').strip()}") from None


def rsvg(svg, png):
    """Renders an SVG text into a PNG file. If that fails, raises FaultyError."""
    run("rsvg-convert", "--unlimited", "-o", str(png), text=svg)


def squeeze(png):
    """Packs a PNG file as tightly as it goes; no pixel changes. If that fails, raises FaultyError."""
    run("zopflipng", "-y", str(png), str(png))


# ---------------------------------------------------------------- tiers


@dataclass(frozen=True)
class Job:
    """A page to be rendered, its SVG, and its file in the temporary folder."""

    scale: float
    page: atlas.Page
    svg: str
    png: pathlib.Path
    is_squeezed: bool

    @property
    def name(self):
        """The page's file below assets/textures."""
        return f"{atlas.folder(self.scale)}/{self.page.file}"

    def run(self):
        """Renders the page. Returns a list of what failed."""
        try:
            rsvg(self.svg, self.png)
            if png_size(self.png) != self.page.size:
                raise FaultyError(f"the size of the picture is {png_size(self.png)}, not {self.page.size}")
            if self.is_squeezed:
                squeeze(self.png)
        except FaultyError as error:
            return self.culprits() or [f"{self.name}: {error}"]
        return []

    def culprits(self):
        """Which sprites of the page cannot be rendered by themselves."""
        found = []
        for p in self.page.placed:
            svg = atlas.document(p.w, p.h, atlas.laid(p.sprite, 0, 0, 0, self.scale))
            try:
                rsvg(svg, self.png.with_suffix(".alone.png"))
            except FaultyError as error:
                found.append(f"{p.sprite.source}: {p.sprite.name}: {error}")
        return found


def render(sprites, scales, only, is_squeezed, temporary):
    """Renders the wanted pages of these tiers into a temporary folder. Returns the jobs, and all pages by tier."""
    jobs, all_pages = [], {}
    for scale in scales:
        all_pages[scale] = atlas.pages(sprites.values(), scale)
        folder = temporary / atlas.folder(scale)
        folder.mkdir()
        for page in all_pages[scale]:
            there = (TEXTURES / folder.name / page.file).exists()
            if not there or not only or any(p.sprite.name.startswith(only) for p in page.placed):
                jobs.append(Job(scale, page, atlas.page_svg(page, scale), folder / page.file, is_squeezed))
    with ThreadPoolExecutor(2) as pool:
        faults = [fault for found in pool.map(Job.run, jobs) for fault in found]
    if faults:
        # What fails in one tier usually fails in all.
        raise FaultyError(*dict.fromkeys(faults))
    return jobs, all_pages


def install(jobs, all_pages):
    """Replaces the files under assets/textures by what was rendered."""
    for scale, pages in all_pages.items():
        folder = TEXTURES / atlas.folder(scale)
        folder.mkdir(parents=True, exist_ok=True)
        for job in jobs:
            if job.scale == scale:
                shutil.move(job.png, folder / job.page.file)
        for old in folder.glob("*.png"):
            if old.name not in {page.file for page in pages}:
                old.unlink()
        (folder / "atlas.ron").write_text(atlas.atlas_ron(pages, scale), encoding="utf-8")
        size = sum(file.stat().st_size for file in folder.iterdir())
        count = sum(len(page.placed) for page in pages)
        print(f"{folder.name}: {count} sprites, {len(pages)} pages, {size / 1e6:.2f} MB", flush=True)
    remember(jobs)


def remember(jobs):
    """Records from which SVG the pages were rendered, so that art/check.py finds those that are out of date."""
    lines = RENDERED.read_text(encoding="utf-8").splitlines() if RENDERED.exists() else []
    known = dict(line.split() for line in lines) | {job.name: atlas.digest(job.svg) for job in jobs}
    kept = {name: value for name, value in known.items() if (TEXTURES / name).exists()}
    RENDERED.write_text("".join(f"{name} {kept[name]}\n" for name in sorted(kept)), encoding="utf-8")


# ---------------------------------------------------------------- contact sheet


def contact_sheet(sprites, file, prefixes, scale, paper):
    """All sprites whose names begin like this, side by side with their names."""
    chosen = [sprite for name, sprite in sprites.items() if name.startswith(tuple(prefixes.split(",")))]
    if not chosen:
        raise FaultyError(f"no sprite's name begins with {prefixes}")
    x = y = gap = 14
    shelf, wide, body = 0, 1500, ""
    for n, sprite in enumerate(chosen):
        _, _, w, h = (v * scale for v in atlas.rounded(sprite.frame))
        cell = max(w, len(sprite.name) * 6.4)
        if x + cell + gap > wide and x > gap:
            x, y, shelf = gap, y + shelf + 30, 0
        wide = max(wide, x + cell + gap)
        body += draw.rect(x - 0.5, y - 0.5, w + 1, h + 1, "none", 0, "#E0609A", 0.5, 'opacity=".7"')
        body += atlas.laid(sprite, n, x, y, scale)
        body += draw.txt(x, y + h + 13, sprite.name, 12, palette.INK if paper else palette.MUTED)
        x, shelf = x + cell + gap, max(shelf, h)
    h = y + shelf + 30
    ground = draw.rect(0, 0, wide, h, palette.PAPER if paper else "#101D31")
    rsvg(atlas.document(round(wide), round(h), ground + body), file)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tier", type=float, choices=TIERS)
    parser.add_argument("--only", metavar="PREFIX")
    parser.add_argument("--quick", action="store_true", help="packs the pictures loosely: for trying things out")
    parser.add_argument("--sheet", nargs=2, metavar=("FILE", "PREFIX"), help="several prefixes are separated by commas")
    parser.add_argument("--scale", type=float, default=2.0)
    parser.add_argument("--paper", action="store_true")
    parser.add_argument("--list", metavar="PREFIX")
    wanted = parser.parse_args()
    try:
        sprites = collect()
        if wanted.list is not None:
            for name, sprite in sprites.items():
                if name.startswith(wanted.list):
                    print(name, sprite.page, *(f"{v:g}" for v in sprite.frame))
        elif wanted.sheet:
            contact_sheet(sprites, *wanted.sheet, wanted.scale, wanted.paper)
        else:
            with tempfile.TemporaryDirectory(prefix="first-class-art-") as temporary:
                scales = [wanted.tier] if wanted.tier else TIERS
                install(*render(sprites, scales, wanted.only, not wanted.quick, pathlib.Path(temporary)))
    except FaultyError as error:
        sys.exit(f"{error}\nNothing was changed.")


if __name__ == "__main__":
    main()
