"""Paints a screen's layers from the JSON output alone: the picture that every SVG is measured against.

Nothing here knows how the SVG is written. Shapes are sampled 8 by 8 within a pixel, straight rectangles exactly;
gradients run in the layer's unit square; colours are blended in sRGB, as browsers and Core Animation do.
"""

import math
import re

import numpy as np

GAP = 32
SAMPLES = 8


class Canvas:
    """Pixels from 0 to 1 on white, and which of them no comparison should look at."""

    def __init__(self, width, height, scale):
        self.scale = scale
        self.height = round(height * scale)
        self.width = round(width * scale)
        self.pixels = np.ones((self.height, self.width, 3), np.float32)
        self.edges = np.zeros((self.height, self.width), bool)
        self.painted = np.zeros((self.height, self.width), bool)
        # By layers, whatever the screen's background does.
        self.drawn = np.zeros((self.height, self.width), bool)

    def blend(self, coverage, box, colour, alpha, clip):
        """`colour` is one colour or one for each pixel of the box (left, top, right, bottom), in whole pixels."""
        left, top, right, bottom = box
        if clip is not None:
            coverage = coverage * clip[top:bottom, left:right]
        amount = np.asarray(coverage * alpha, np.float32)[..., None]
        place = self.pixels[top:bottom, left:right]
        place += (np.asarray(colour, np.float32) - place) * amount
        self.painted[top:bottom, left:right] |= amount[..., 0] > 0
        self.drawn[top:bottom, left:right] |= amount[..., 0] > 0

    def bytes(self):
        return (self.pixels * 255).round().astype(np.int16)


def picture(document, scheme, scale):
    """The whole picture of a parsed JSON document: its screens side by side."""
    screens = document["screens"]
    width = sum(screen["size"]["width"] for screen in screens) + GAP * (len(screens) - 1)
    canvas = Canvas(width, max(screen["size"]["height"] for screen in screens), scale)
    x = 0
    for screen in screens:
        paint_screen(canvas, screen, x, scheme)
        x += screen["size"]["width"] + GAP
    return canvas


def paint_screen(canvas, screen, x, scheme):
    whole = {"x": 0, "y": 0, **screen["size"]}
    shape = Shape(whole, 0, None, x)
    alone = (canvas.width, canvas.height) == tuple(round(side * canvas.scale) for side in screen["size"].values())
    clip = None if alone else shape.mask(canvas)
    if screen["backgroundColor"]:
        before = canvas.drawn.copy()
        fill(canvas, shape, {"color": screen["backgroundColor"]}, scheme, clip)
        canvas.drawn = before
    mark_edges(canvas, shape.mask(canvas))
    for layer in screen["layers"]:
        paint_layer(canvas, layer, x, scheme, clip)


def paint_layer(canvas, layer, x, scheme, clip):
    if layer.get("hidden"):
        return
    pose = layer.get("pose")
    shape = Shape(layer["frame"], layer["cornerRadius"], layer.get("path"), x)
    if pose is not None:
        shape = shape.posed(pose)
    if layer.get("clips"):
        own = shape.mask(canvas)
        mark_edges(canvas, own)
        clip = own if clip is None else own * clip
    mask = layer.get("mask")
    seen = clip
    # A picture that stands still does without the masks that come with motion.
    if mask is not None and not mask.get("onlyInMotion"):
        alpha = mask_alpha(canvas, mask, x, scheme)
        seen = alpha if clip is None else alpha * clip
    before = canvas.pixels.copy() if pose is not None and pose["opacity"] < 1 else None
    if pose is not None and "backgroundColor" in pose:
        fill(canvas, shape, {"color": pose["backgroundColor"]}, scheme, seen)
    if layer["fill"]:
        fill(canvas, shape, layer["fill"], scheme, seen)
    if before is not None:
        canvas.pixels = before + (canvas.pixels - before) * np.float32(pose["opacity"])
    if "border" in layer:
        paint_border(canvas, layer, x, scheme, seen)
    for child in layer.get("children", []):
        paint_layer(canvas, child, x, scheme, clip)


def mask_alpha(canvas, mask, x, scheme):
    """How much of each pixel a mask lets through: the alpha of its gradient inside its frame."""
    shape = Shape(mask["frame"], 0, None, x)
    alpha = np.zeros((canvas.height, canvas.width))
    box = shape.box(canvas)
    if box is not None:
        left, top, right, bottom = box
        alpha[top:bottom, left:right] = shape.coverage(canvas, box) * shape.gradient(
            mask["gradient"], scheme, canvas, box
        )[1]
        # Where it cuts a layer off, pixels are blended.
        mark_edges(canvas, shape.coverage(canvas, box), box)
    return alpha


def paint_border(canvas, layer, x, scheme, clip):
    """What lies in the frame and not in the frame inset by the border's width."""
    width = layer["border"]["width"]
    frame = layer["frame"]
    inner = {
        "x": frame["x"] + width,
        "y": frame["y"] + width,
        "width": frame["width"] - 2 * width,
        "height": frame["height"] - 2 * width,
    }
    outside = Shape(frame, layer["cornerRadius"], None, x).mask(canvas)
    inside = Shape(inner, max(layer["cornerRadius"] - width, 0), None, x).mask(canvas)
    colour, alpha = parse(layer["border"]["color"][scheme])
    canvas.blend(outside * (1 - inside), (0, 0, canvas.width, canvas.height), colour, alpha, clip)
    mark_edges(canvas, outside)
    mark_edges(canvas, inside)


def fill(canvas, shape, value, scheme, clip):
    if "image" in value:
        shape = shape.centred(value["image"])
        value = {"color": {"light": "#aaaaaa4d", "dark": "#aaaaaa4d"}}
    box = shape.box(canvas)
    if box is None:
        return
    coverage = shape.coverage(canvas, box)
    if "color" in value:
        colour, alpha = parse(value["color"][scheme])
        canvas.blend(coverage, box, colour, alpha, clip)
    else:
        colours, alphas = shape.gradient(value["gradient"], scheme, canvas, box)
        canvas.blend(coverage * alphas, box, colours, 1, clip)
    mark_edges(canvas, coverage, box)


def parse(text):
    """`#rrggbb` or `#rrggbbaa` as colour and alpha from 0 to 1."""
    values = [int(text[i : i + 2], 16) / 255 for i in range(1, len(text), 2)]
    return np.array(values[:3]), values[3] if len(values) > 3 else 1.0


def mark_edges(canvas, coverage, box=None):
    """Marks every pixel that has an outline within one pixel: inside and outside meet among its neighbours."""
    left, top, right, bottom = box or (0, 0, canvas.width, canvas.height)
    padded = np.zeros((bottom - top + 4, right - left + 4), np.float32)
    padded[2:-2, 2:-2] = coverage
    low = padded.copy()
    high = padded.copy()
    for axis in (0, 1):
        for step in (-1, 1):
            low = np.minimum(low, np.roll(low, step, axis))
            high = np.maximum(high, np.roll(high, step, axis))
    edge = high - low > 1e-6
    rows = slice(max(top - 1, 0), min(bottom + 1, canvas.height))
    columns = slice(max(left - 1, 0), min(right + 1, canvas.width))
    canvas.edges[rows, columns] |= edge[
        rows.start - top + 2 : rows.stop - top + 2, columns.start - left + 2 : columns.stop - left + 2
    ]


class Shape:
    """A rounded rectangle or a path, in points of the whole picture."""

    def __init__(self, frame, radius, path, x):
        self.x = frame["x"] + x
        self.y = frame["y"]
        self.width = frame["width"]
        self.height = frame["height"]
        self.radius = min(radius, self.width / 2, self.height / 2)
        self.path = path

    def centred(self, image):
        """The box of an image in the middle."""
        width = image.get("width", self.width)
        height = image.get("height", self.height)
        frame = {
            "x": self.x + (self.width - width) / 2,
            "y": self.y + (self.height - height) / 2,
            "width": width,
            "height": height,
        }
        return Shape(frame, 0, None, 0)

    def box(self, canvas):
        """The pixels it can touch; None where there are none."""
        if self.width <= 0 or self.height <= 0:
            return None
        scale = canvas.scale
        left = max(math.floor(self.x * scale + 1e-6), 0)
        top = max(math.floor(self.y * scale + 1e-6), 0)
        right = min(math.ceil((self.x + self.width) * scale - 1e-6), canvas.width)
        bottom = min(math.ceil((self.y + self.height) * scale - 1e-6), canvas.height)
        return (left, top, right, bottom) if left < right and top < bottom else None

    def mask(self, canvas):
        """The coverage of the whole canvas."""
        mask = np.zeros((canvas.height, canvas.width))
        box = self.box(canvas)
        if box is not None:
            left, top, right, bottom = box
            mask[top:bottom, left:right] = self.coverage(canvas, box)
        return mask

    def coverage(self, canvas, box):
        """How much of each pixel of the box lies inside, from 0 to 1."""
        left, top, right, bottom = box
        scale = canvas.scale
        if self.path is not None:
            return polygon_coverage(flatten(self.path), self.x, self.y, scale, box)
        across = overlap(left, right, self.x * scale, (self.x + self.width) * scale)
        down = overlap(top, bottom, self.y * scale, (self.y + self.height) * scale)
        coverage = down[:, None] * across[None, :]
        if self.radius > 0:
            for right_side in (False, True):
                for lower in (False, True):
                    self.round_corner(coverage, scale, box, right_side, lower)
        return coverage

    def round_corner(self, coverage, scale, box, right_side, lower):
        """Samples the square that holds one corner."""
        left, top, right, bottom = box
        r = self.radius
        middle_x = self.x + (self.width - r if right_side else r)
        middle_y = self.y + (self.height - r if lower else r)
        start_x = middle_x if right_side else self.x
        start_y = middle_y if lower else self.y
        first = max(math.floor(start_x * scale), left), max(math.floor(start_y * scale), top)
        last = (
            min(math.ceil((start_x + r) * scale), right),
            min(math.ceil((start_y + r) * scale), bottom),
        )
        if first[0] >= last[0] or first[1] >= last[1]:
            return
        xs = samples(first[0], last[0]) / scale
        ys = samples(first[1], last[1]) / scale
        in_x = (xs >= self.x) & (xs < self.x + self.width)
        in_y = (ys >= self.y) & (ys < self.y + self.height)
        beyond_x = (xs > middle_x) if right_side else (xs < middle_x)
        beyond_y = (ys > middle_y) if lower else (ys < middle_y)
        far = (xs[None, :] - middle_x) ** 2 + (ys[:, None] - middle_y) ** 2 > r * r
        cut = far & beyond_x[None, :] & beyond_y[:, None]
        inside = in_x[None, :] & in_y[:, None] & ~cut
        block = pooled(inside)
        place = coverage[first[1] - top : last[1] - top, first[0] - left : last[0] - left]
        place[...] = np.minimum(place, block)

    def posed(self, pose):
        """The shape as a pose puts it; what is only moved stays a plain shape."""
        if pose["rotation"] == 0 and pose["scale"] == {"x": 1, "y": 1}:
            frame = {
                "x": self.x + pose["translation"]["x"],
                "y": self.y + pose["translation"]["y"],
                "width": self.width,
                "height": self.height,
            }
            return Shape(frame, self.radius, self.path, 0)
        return PosedShape(self, pose)

    def unit_points(self, canvas, box):
        """Where the middle of each pixel of the box lies in the unit square: across and down."""
        left, top, right, bottom = box
        u = ((np.arange(left, right) + 0.5) / canvas.scale - self.x) / self.width
        v = ((np.arange(top, bottom) + 0.5) / canvas.scale - self.y) / self.height
        return u[None, :], v[:, None]

    def gradient(self, gradient, scheme, canvas, box):
        """The colour and alpha at the middle of each pixel of the box."""
        u, v = self.unit_points(canvas, box)
        start, end = gradient["start"], gradient["end"]
        dx, dy = end["x"] - start["x"], end["y"] - start["y"]
        length = dx * dx + dy * dy
        t = ((u - start["x"]) * dx + (v - start["y"]) * dy) / length
        stops = [parse(colour[scheme]) for colour in gradient["colors"]]
        values = np.array([[*colour, alpha] for colour, alpha in stops])
        channels = [np.interp(t, gradient["locations"], values[:, channel]) for channel in range(4)]
        return np.stack(channels[:3], axis=-1), channels[3]


class PosedShape(Shape):
    """A rounded rectangle that is scaled, turned and moved from its middle."""

    def __init__(self, shape, pose):
        frame = {"x": shape.x, "y": shape.y, "width": shape.width, "height": shape.height}
        super().__init__(frame, shape.radius, shape.path, 0)
        if self.path is not None:
            raise ValueError("a posed path is not known here")
        self.pose = pose
        self.middle = (self.x + self.width / 2, self.y + self.height / 2)

    def centred(self, image):
        return PosedShape(super().centred(image), self.pose)

    def box(self, canvas):
        cos, sin = math.cos(self.pose["rotation"]), math.sin(self.pose["rotation"])
        wide = abs(self.pose["scale"]["x"]) * self.width / 2
        high = abs(self.pose["scale"]["y"]) * self.height / 2
        across = abs(cos) * wide + abs(sin) * high
        down = abs(sin) * wide + abs(cos) * high
        x = self.middle[0] + self.pose["translation"]["x"]
        y = self.middle[1] + self.pose["translation"]["y"]
        around = {"x": x - across, "y": y - down, "width": 2 * across, "height": 2 * down}
        return Shape(around, 0, None, 0).box(canvas)

    def local(self, xs, ys):
        """The points of the unposed shape that come to lie here."""
        cos, sin = math.cos(self.pose["rotation"]), math.sin(self.pose["rotation"])
        dx = xs[None, :] - self.middle[0] - self.pose["translation"]["x"]
        dy = ys[:, None] - self.middle[1] - self.pose["translation"]["y"]
        x = (cos * dx + sin * dy) / self.pose["scale"]["x"]
        y = (cos * dy - sin * dx) / self.pose["scale"]["y"]
        return x + self.middle[0], y + self.middle[1]

    def coverage(self, canvas, box):
        left, top, right, bottom = box
        x, y = self.local(samples(left, right) / canvas.scale, samples(top, bottom) / canvas.scale)
        across = np.abs(x - self.middle[0])
        down = np.abs(y - self.middle[1])
        inside = (across < self.width / 2) & (down < self.height / 2)
        corner_x = across - (self.width / 2 - self.radius)
        corner_y = down - (self.height / 2 - self.radius)
        cut = (corner_x > 0) & (corner_y > 0) & (corner_x**2 + corner_y**2 > self.radius**2)
        return pooled(inside & ~cut)

    def unit_points(self, canvas, box):
        left, top, right, bottom = box
        x, y = self.local(
            (np.arange(left, right) + 0.5) / canvas.scale, (np.arange(top, bottom) + 0.5) / canvas.scale
        )
        return (x - self.x) / self.width, (y - self.y) / self.height


def overlap(first, last, start, end):
    """How much of each pixel from first to last lies between start and end."""
    pixels = np.arange(first, last, dtype=float)
    return np.clip(np.minimum(pixels + 1, end) - np.maximum(pixels, start), 0, 1)


def samples(first, last):
    return (np.arange(first * SAMPLES, last * SAMPLES) + 0.5) / SAMPLES


def pooled(inside):
    rows, columns = inside.shape[0] // SAMPLES, inside.shape[1] // SAMPLES
    return inside.reshape(rows, SAMPLES, columns, SAMPLES).mean(axis=(1, 3))


def polygon_coverage(polygons, x, y, scale, box):
    """Even-odd, which is what simple curves need."""
    left, top, right, bottom = box
    xs = samples(left, right) / scale - x
    ys = samples(top, bottom) / scale - y
    sides = [side for polygon in polygons for side in zip(polygon, polygon[1:] + polygon[:1])]
    start, end = (np.array(ends) for ends in zip(*sides))
    x0, y0, x1, y1 = start[:, 0], start[:, 1], end[:, 0], end[:, 1]
    crosses = (y0 <= ys[:, None]) != (y1 <= ys[:, None])
    slope = (x1 - x0) / np.where(y1 == y0, 1, y1 - y0)
    crossings = np.sort(np.where(crosses, x0 + (ys[:, None] - y0) * slope, np.inf), axis=1)
    inside = np.zeros((len(ys), len(xs)), bool)
    for first in range(0, int(crosses.sum(axis=1).max(initial=0)), 2):
        left_x, right_x = crossings[:, first, None], crossings[:, first + 1, None]
        inside |= (xs >= left_x) & (xs < right_x)
    return pooled(inside)


def flatten(path):
    """The polygons of SVG path data with absolute commands."""
    tokens = re.findall(r"[A-Za-z]|-?\d*\.?\d+", path)
    polygons, current, index = [], [], 0
    command = ""

    def number():
        nonlocal index
        index += 1
        return float(tokens[index - 1])

    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        if command == "M":
            current = [(number(), number())]
            polygons.append(current)
        elif command == "L":
            current.append((number(), number()))
        elif command == "H":
            current.append((number(), current[-1][1]))
        elif command == "V":
            current.append((current[-1][0], number()))
        elif command == "Q":
            control, end = (number(), number()), (number(), number())
            start = current[-1]
            for t in np.linspace(0, 1, 33)[1:]:
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                current.append(tuple(a * s + b * k + c * e for s, k, e in zip(start, control, end)))
        elif command == "A":
            rx, ry, _, _, sweep = (number() for _ in range(5))
            current.extend(half_ellipse(current[-1], (number(), number()), rx, ry, sweep))
        elif command in "Zz":
            pass
        else:
            raise ValueError(f"path command {command!r} is not known here")
    return polygons


def half_ellipse(start, end, rx, ry, sweep):
    """An arc between two ends of a diameter: the only one that is drawn so far."""
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    first = math.atan2((start[1] - middle[1]) / ry, (start[0] - middle[0]) / rx)
    turn = math.pi if sweep else -math.pi
    return [
        (middle[0] + rx * math.cos(first + turn * t), middle[1] + ry * math.sin(first + turn * t))
        for t in np.linspace(0, 1, 181)[1:]
    ]
