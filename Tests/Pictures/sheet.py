#!/usr/bin/env python3
"""sheet.py SKELC SAMPLES OUT.png: every sample that compiles on one sheet, light in the upper row and dark in the lower.

Drawn by rsvg-convert from the SVG that the command prints; what does not compile is named on standard error.
"""
import io
import math
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageDraw

HEIGHT = 300  # of one picture, pixels
WIDEST = 420
GAP = 18
LABEL = 16
COLUMNS_WIDTH = 1900


def picture(skelc, sample, scheme):
    """The sample's first screen as an image, or None where it does not compile or has none."""
    made = subprocess.run(
        [skelc, str(sample), "--emit", "svg", "--scheme", scheme], capture_output=True, check=False)
    if made.returncode != 0:
        return None
    drawn = subprocess.run(
        ["rsvg-convert", "--height", str(2 * HEIGHT), "--keep-aspect-ratio"], input=made.stdout, capture_output=True,
        check=True)
    image = Image.open(io.BytesIO(drawn.stdout)).convert("RGBA")
    scale = min(HEIGHT / image.height, WIDEST / image.width)
    return image.resize((max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.LANCZOS)


def main():
    skelc, folder, target = sys.argv[1:]
    pictures = []
    for sample in sorted(Path(folder).glob("*.skl")):
        pair = [picture(skelc, sample, scheme) for scheme in ("light", "dark")]
        if None in pair:
            print(f"left out: {sample.name}", file=sys.stderr)
        else:
            pictures.append((sample.stem, pair))

    rows, row, used = [], [], GAP
    for name, pair in pictures:
        if row and used + pair[0].width + GAP > COLUMNS_WIDTH:
            rows.append(row)
            row, used = [], GAP
        row.append((name, pair))
        used += max(pair[0].width, 90) + GAP
    rows.append(row)

    band = 2 * HEIGHT + 2 * GAP + LABEL
    sheet = Image.new("RGB", (COLUMNS_WIDTH, GAP + len(rows) * band), "#8b8f94")
    draw = ImageDraw.Draw(sheet)
    for index, row in enumerate(rows):
        x, y = GAP, GAP + index * band
        for name, (light, dark) in row:
            draw.text((x, y), name, fill="white")
            sheet.paste(light, (x, y + LABEL), light)
            sheet.paste(dark, (x, y + LABEL + HEIGHT + GAP // 2), dark)
            x += max(light.width, 90) + GAP
    sheet.quantize(128, dither=Image.Dither.NONE).save(target, optimize=True)
    print(f"{len(pictures)} samples, {sheet.width} × {sheet.height}, {math.ceil(Path(target).stat().st_size / 1024)} KiB")


if __name__ == "__main__":
    main()
