"""What a generated skeleton must show at each station of its story, by the JSON of its screen."""

import copy
import math
import re

# What the story paints with: an adaptive color whose dark one is in the gray color space, and a gradient.
GRAY = (0.6, 0.6, 0.6, 1)
FIRST, SECOND = (0.8, 0.6, 1, 0.4), (0, 0, 0, 1)
CLEAR = (0, 0, 0, 0)


def differences(screen, story):
    """One text for each difference; none where the story is right."""
    model = Model(screen)
    found = []
    for station, value in model.stations().items():
        compare(station, value, story.get(station), found)
    measured = story["delay"]
    if not screen["delay"] - 0.002 <= measured <= screen["delay"] + 0.5:
        found.append(f"delay: {measured} instead of {screen['delay']}")
    model.compare_touches(story["touches"], found)
    return found


def flat(layers):
    return [layer for top in layers for layer in [top, *flat(top.get("children", []))]]


def tampering(screen, story):
    """What is wrong with the comparison: a change of the JSON that it does not see."""
    found = [] if not differences(screen, story) else ["the first story differs already"]
    for name, change in TAMPERINGS.items():
        other = copy.deepcopy(screen)
        if not any(change(layer) for layer in flat(other["layers"])):
            found.append(f"nothing to tamper with: {name}")
        elif not differences(other, story):
            found.append(f"not seen: {name}")
    for key, value in {"delay": 9, "transition": None, "backgroundColor": None, "direction": "rtl"}.items():
        if not differences({**screen, key: value}, story):
            found.append(f"not seen: {key}")
    return found


class Model:
    def __init__(self, screen):
        self.screen = screen
        self.layers = screen["layers"]

    def stations(self):
        screen = self.screen
        transition = screen["transition"]
        seconds = [transition["crossDissolve"]] if transition else []
        every = flat(self.layers)
        animated = sum(1 for layer in every if layer.get("animations"))
        is_ltr = screen["direction"] == "ltr"
        light = self.tree("light")
        dark = self.tree("dark")
        return {
            "waits": screen["delay"] > 0,
            "transitions": seconds,
            "animatedBeforeFade": 0 if transition else animated,
            "alpha": 1,
            "isCovered": True,
            "clips": True,
            "hiddenElements": [layer["id"] for layer in every if layer.get("hidden")],
            "disabledElements": [layer["id"] for layer in every if layer.get("userInteractionDisabled")],
            "light": light,
            "lightBackground": self.background("light"),
            "configured": [layer["id"] for layer in every],
            "dark": dark,
            "darkBackground": self.background("dark"),
            "backgroundElsewhere": self.background("dark"),
            "plain": self.tree("dark", Paint([GRAY], is_gray=True)),
            "gradient": self.tree("dark", Paint([FIRST, SECOND])),
            "darkAgain": dark,
            "lightAgain": light,
            "still": 0,
            "pulse": self.tree("light", motion="pulse"),
            "slide": self.tree("light", motion="slide"),
            "custom": self.tree("light", motion="custom"),
            "stopped": 0,
            "reduced": 0,
            "started": light,
            "x": [50, 0 if is_ltr else -50, 0],
            "isPlaced": True,
            "hideTransitions": seconds,
            "isStillThere": bool(transition),
            "isGone": True,
            "animatedUnlessAsked": 0,
            "cameBack": True,
            "afterComingBack": light,
            "wasCancelled": True,
            "wasReplaced": True,
            "isGoneAgain": True,
            "states": [True, False, True, True, False, True, False],
        }

    def background(self, scheme):
        color = self.screen["backgroundColor"]
        return color[scheme] if color else "none"

    def tree(self, scheme, paint=None, motion=None):
        return [self.layer(layer, scheme, paint, motion) for layer in self.layers]

    def layer(self, layer, scheme, paint, motion, corner=(0, 0)):
        """`corner` is where the layer around begins."""
        frame = layer["frame"]
        width, height = max(frame["width"], 0), max(frame["height"], 0)
        is_placeholder = layer["role"] in ("block", "line", "section") and layer["fill"] is not None
        fill = shown_fill(layer["fill"], scheme)
        if is_placeholder and paint:
            fill = paint.fill
        result = {
            "id": layer["id"],
            "frame": [frame["x"], frame["y"], width, height],
            "radius": min(max(layer["cornerRadius"], 0), width / 2, height / 2),
            "clips": layer.get("clips", False),
            "hidden": layer.get("hidden", False),
            "animations": self.animations(layer, fill, scheme, paint, motion, corner) if is_placeholder else [],
            "children": [
                self.layer(child, scheme, paint, motion, (frame["x"], frame["y"])) for child in layer.get("children", [])
            ],
        }
        if fill:
            result["fill"] = fill
        if "border" in layer:
            border = layer["border"]
            result["border"] = {
                "width": border["width"],
                "color": hexadecimal(paint.colors[0]) if paint else border["color"][scheme],
            }
        if "pose" in layer:
            pose = layer["pose"]
            matrix = transform(pose)
            if pose["opacity"] != 1 or matrix != [1, 0, 0, 1, 0, 0]:
                result["pose"] = {"opacity": pose["opacity"], "transform": matrix}
            if "backgroundColor" in pose and "color" not in fill:
                result["behind"] = pose["backgroundColor"][scheme]
        if "path" in layer:
            result["path"] = path(layer["path"])
        if mask := self.mask(layer, scheme, motion):
            result["mask"] = mask
        return result

    def mask(self, layer, scheme, motion):
        """What comes with the motion is there only while the layout's own runs."""
        mask = layer.get("mask")
        is_moving = motion is None
        if not mask or layer["fill"] is None and "border" not in layer or mask.get("onlyInMotion") and not is_moving:
            return None
        frame = mask["frame"]
        animations = [
            timed(
                animation["keyPath"], value(animation["from"], scheme), value(animation["to"], scheme),
                animation["duration"], animation["timing"], animation["autoreverses"], animation["delay"],
            )
            for animation in (mask.get("animations", []) if is_moving else [])
        ]
        return {
            "frame": [frame["x"], frame["y"], frame["width"], frame["height"]],
            "fill": shown_fill({"gradient": mask["gradient"]}, scheme),
            "animations": numbered(animations),
            "isMovedByItsCorner": True,
        }

    def animations(self, layer, fill, scheme, paint, motion, corner):
        if motion == "custom":
            if "gradient" not in fill:
                return []
            return [{"key": "skeletonAnimation", "keyPath": "opacity", "from": 1, "to": 0.5}]
        if motion == "pulse":
            return numbered([timed("backgroundColor", *pulse(fill, paint), 2, "easeInEaseOut", autoreverses=True)])
        if motion == "slide":
            if "gradient" not in fill:
                return []
            points = [("startPoint", [1, 0.5], [-1, 0.5]), ("endPoint", [2, 0.5], [0, 0.5])]
            return numbered([timed(*point, 3, "easeIn") for point in points])
        result = []
        for animation in layer.get("animations", []):
            start, end = animation["from"], animation["to"]
            if paint and is_color(start):
                values = pulse(fill, paint)
            elif paint and isinstance(start, list) and is_color(start[0]):
                continue
            else:
                shift = origin(layer, corner) if animation["keyPath"].startswith("position") else (0, 0)
                values = moved(value(start, scheme), animation["keyPath"], shift), moved(
                    value(end, scheme), animation["keyPath"], shift
                )
            result.append(
                timed(
                    animation["keyPath"], *values, animation["duration"], animation["timing"],
                    animation["autoreverses"], animation["delay"],
                )
            )
        return numbered(result)

    def compare_touches(self, touches, found):
        """A grid of 20 × 40 cells over the screen."""
        disabled = [layer["frame"] for layer in flat(self.layers) if layer.get("userInteractionDisabled")]
        size = self.screen["size"]
        for row, cells in enumerate(touches):
            for column, is_taken in enumerate(cells):
                x, y = size["width"] * (column + 0.5) / 20, size["height"] * (row + 0.5) / 40
                depths = [depth(frame, x, y) for frame in disabled]
                if any(abs(value) < 0.02 for value in depths):
                    continue
                if any(value > 0 for value in depths) != is_taken:
                    found.append(f"touch at {x}, {y}: taken is {is_taken}")


class Paint:
    """What the story paints all placeholders with."""

    def __init__(self, colors, is_gray=False):
        self.colors = colors
        self.is_gray = is_gray
        names = [hexadecimal(color) for color in colors]
        gradient = {"colors": names, "locations": [0.25, 0.75], "start": [0, 0.5], "end": [1, 0.75]}
        self.fill = {"color": names[0]} if len(names) == 1 else {"gradient": gradient}


def shown_fill(fill, scheme):
    if fill is None:
        return None
    if "color" in fill:
        return {"color": fill["color"][scheme]}
    if "image" in fill:
        image = fill["image"]
        return {"image": {"name": image["name"], "width": image.get("width", 0)}}
    gradient = fill["gradient"]
    start, end = gradient["start"], gradient["end"]
    return {
        "gradient": {
            "colors": [color[scheme] for color in gradient["colors"]],
            "locations": gradient["locations"],
            "start": [start["x"], start["y"]],
            "end": [end["x"], end["y"]],
        }
    }


def timed(key_path, start, end, duration, timing, autoreverses=False, delay=0):
    return {
        "keyPath": key_path, "from": start, "to": end, "duration": duration, "timing": timing,
        "autoreverses": autoreverses, "delay": delay, "repeats": True, "stays": True, "waits": delay > 0,
        "isWhole": True, "isPlain": True,
    }


def numbered(result):
    """Those that run alike, follow each other and change different things are one group; each group has a key."""
    number = 0
    group = set()
    for index, animation in enumerate(result):
        shared = ("duration", "timing", "autoreverses", "delay")
        differs = index == 0 or any(animation[key] != result[index - 1][key] for key in shared)
        if differs or animation["keyPath"] in group:
            number += 1
            group = set()
        group.add(animation["keyPath"])
        animation["key"] = "skeletonAnimation" + (str(number) if number > 1 else "")
    return result


def value(json_value, scheme):
    if isinstance(json_value, list):
        return [value(part, scheme) for part in json_value]
    if isinstance(json_value, dict):
        return json_value[scheme] if is_color(json_value) else [json_value["x"], json_value["y"]]
    return json_value


def origin(layer, corner):
    """What an animated position counts from: the element's own corner, as in the library."""
    if layer["role"] in ("line", "section"):
        return 0, 0
    return layer["frame"]["x"] - corner[0], layer["frame"]["y"] - corner[1]


def moved(something, key_path, shift):
    if key_path == "position":
        return [something[0] + shift[0], something[1] + shift[1]]
    return something + {"position.x": shift[0], "position.y": shift[1]}[key_path] if any(shift) else something


def transform(pose):
    """As a, b, c, d, tx, ty: scaled, then turned, then moved."""
    sine, cosine = math.sin(pose["rotation"]), math.cos(pose["rotation"])
    x, y = pose["scale"]["x"], pose["scale"]["y"]
    return [cosine * x, sine * x, -sine * y, cosine * y, pose["translation"]["x"], pose["translation"]["y"]]


def is_color(json_value):
    return isinstance(json_value, dict) and "light" in json_value


def pulse(fill, paint):
    """From the first color to the complementary one, by SkeletonView's rule."""
    if paint:
        color = paint.colors[0]
    elif "image" in fill:
        color = CLEAR
    else:
        color = components(fill["color"] if "color" in fill else fill["gradient"]["colors"][0])
    luma = 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]
    factor = 0.94 if luma >= 0.5 and not (paint and paint.is_gray) else 1.35
    return hexadecimal(color), hexadecimal((*(part * factor for part in color[:3]), color[3]))


def components(text):
    parts = [int(text[i : i + 2], 16) / 255 for i in range(1, len(text), 2)]
    return tuple(parts if len(parts) == 4 else [*parts, 1])


def hexadecimal(color):
    parts = [math.floor(min(max(part, 0), 1) * 255 + 0.5) for part in color]
    return "#" + "".join(f"{part:02x}" for part in (parts[:3] if parts[3] == 255 else parts))


def path(text):
    """What it is made of, and the numbers behind that."""
    tokens = re.findall(r"[A-Z]|-?[\d.]+", text)
    numbers = [float(token) for token in tokens if not token.isalpha()]
    if "Q" in tokens:
        return curves(tokens)
    if "H" not in tokens:
        return ["ellipse", [0, 0, 2 * numbers[2], 2 * numbers[3]]]
    inset = numbers[0]
    edges = [float(tokens[index + 1]) for index, token in enumerate(tokens) if token in "HV"]
    return ["rectangle", [0, 0, edges[0] + inset, edges[1] + inset, inset]]


def curves(tokens):
    steps, numbers, x, y = "", [], 0, 0
    index = 0
    while index < len(tokens):
        step = tokens[index]
        count = {"M": 2, "H": 1, "V": 1, "Q": 4, "Z": 0}[step]
        values = [float(token) for token in tokens[index + 1 : index + 1 + count]]
        index += 1 + count
        if step == "H":
            step, values = "L", [values[0], y]
        elif step == "V":
            step, values = "L", [x, values[0]]
        if values:
            x, y = values[-2:]
        steps += step
        numbers += values
    return [steps, numbers]


def depth(frame, x, y):
    """How far inside the frame, negative outside."""
    right, bottom = frame["x"] + max(frame["width"], 0), frame["y"] + max(frame["height"], 0)
    return min(x - frame["x"], right - x, y - frame["y"], bottom - y)


def compare(place, wanted, got, found):
    """Numbers may differ by what rounding to three decimals leaves, level by level."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key in wanted.keys() | got.keys():
            # A custom animation says nothing more.
            if key in wanted or not key_is_open(wanted):
                name = wanted.get("id", place) if key != "children" else place
                compare(f"{name}.{key}", wanted.get(key), got.get(key), found)
    elif isinstance(wanted, list) and isinstance(got, list):
        if len(wanted) != len(got):
            found.append(f"{place}: {len(got)} instead of {len(wanted)}")
        for index, pair in enumerate(zip(wanted, got)):
            compare(f"{place}[{index}]", *pair, found)
    elif isinstance(wanted, bool) or isinstance(got, bool) or not is_number(wanted) or not is_number(got):
        if wanted != got:
            found.append(f"{place}: {got} instead of {wanted}")
    elif abs(wanted - got) > 0.01:
        found.append(f"{place}: {got} instead of {wanted}")


def key_is_open(wanted):
    return "keyPath" in wanted and "duration" not in wanted


def is_number(thing):
    return isinstance(thing, (int, float))


def set_at(*path, to):
    """Changes what stands at the path in a layer; false where nothing does."""

    def change(layer):
        for key in path[:-1]:
            if isinstance(layer, dict) and layer.get(key) is None or isinstance(layer, list) and not layer:
                return False
            layer = layer[key]
        if isinstance(layer, dict) and path[-1] not in layer:
            return False
        layer[path[-1]] = to(layer[path[-1]])
        return True

    return change


TAMPERINGS = {
    "id": set_at("id", to=lambda text: text + "x"),
    "x": set_at("frame", "x", to=lambda number: number + 0.5),
    "width": set_at("frame", "width", to=lambda number: number + 0.5),
    "radius": set_at("cornerRadius", to=lambda number: 1),
    "light color": set_at("fill", "color", "light", to=lambda text: "#123456"),
    "dark color": set_at("fill", "color", "dark", to=lambda text: "#123456"),
    "gradient": set_at("fill", "gradient", "colors", 1, "dark", to=lambda text: "#123456"),
    "location": set_at("fill", "gradient", "locations", 1, to=lambda number: 0.3),
    "end": set_at("fill", "gradient", "end", "x", to=lambda number: 1),
    "image": set_at("fill", "image", "name", to=lambda text: text + "x"),
    "path": set_at("path", to=lambda text: re.sub(r"A\d+", "A5", text)),
    "mask": set_at("mask", "frame", "y", to=lambda number: number + 0.5),
    "mask's gradient": set_at("mask", "gradient", "colors", 1, "light", to=lambda text: "#123456"),
    "mask's motion": set_at("mask", "animations", 0, "from", "y", to=lambda number: number + 0.5),
    "clips": set_at("clips", to=lambda flag: False),
    "hidden": set_at("hidden", to=lambda flag: False),
    "touches": set_at("userInteractionDisabled", to=lambda flag: False),
    "key path": set_at("animations", 0, "keyPath", to=lambda text: text + "x"),
    "from": set_at("animations", 0, "from", to=lambda something: 5),
    "duration": set_at("animations", 0, "duration", to=lambda number: number + 1),
    "timing": set_at("animations", 0, "timing", to=lambda text: "easeOut"),
    "autoreverses": set_at("animations", 0, "autoreverses", to=lambda flag: not flag),
    "animation delay": set_at("animations", 0, "delay", to=lambda number: number + 1),
    "a layer": set_at("children", to=lambda children: children[1:]),
}
