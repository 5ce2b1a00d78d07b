"""The views for SwiftUI: what one draws, in light and dark, in wider and narrower rooms, without motion, and at a phase of
its motion in the first, a second and a backward run, is what the JSON says, of the moment too."""

import copy
import itertools
import re
import subprocess

from expected import flat
from modules import HERE, STAND_IN, build, screens_of
import modules

PHASE = 0.4


class Check(modules.Check):
    form = "swiftui"
    declaration = r"^struct (\w+): View \{$"
    drawn = 0

    def learn(self):
        freeze(self.skeletons)

    def compare(self, module, mode, result):
        found = [] if self.told else tampering(module.skeletons, result["stories"])
        found += fades(module, result["fades"])
        for skeleton in module.skeletons:
            story = result["stories"][skeleton.name]
            self.told += 1
            self.drawn += len(story["light"]["layers"])
            found += [f"{skeleton.title}, mode {mode}: {text}" for text in differences(skeleton, story)]
        return found

    @property
    def summary(self):
        return f"{len(self.skeletons)} views of {self.extent} of {self.drawn} painted things"

    def compile_stand_in(self, folder):
        call = ["swiftc", "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", "SwiftUI"]
        call += ["-swift-version", "5", "-o", folder / "libSwiftUI.a", *sorted((STAND_IN / "SwiftUI").glob("*.swift"))]
        subprocess.run(call, cwd=folder, check=True)

    def build_module(self, module, mode, home, folder):
        return build(
            module, mode, home, folder, glue_code(module), [HERE / "SwiftUIStory.swift"], [folder / "libSwiftUI.a"])

    def page_code(self, page):
        blocks = re.findall(r"^```swift\n(import SwiftUI\n.*?)^```", page, re.MULTILINE | re.DOTALL)
        assert blocks
        return "\n".join(blocks)


def glue_code(module):
    lines = ["import SwiftUI", "", "var stories: [Story] = []"]
    for skeleton in module.skeletons:
        name = skeleton.name
        lines.append(f'stories.append(Story(name: "{name}", size: {name}.size, durations: {skeleton.durations}, phase: {PHASE})')
        lines.append(f"  {{ {name}(isShown: $0, isAnimated: $1) }})")
    lines.append("let told = await Story.tell(stories)")
    lines.append("FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: told))")
    return "\n".join(lines) + "\n"


def freeze(skeletons):
    """Each learns how its screen stands at the phase, and how long its motions take."""
    for _, group in itertools.groupby(skeletons, key=lambda skeleton: skeleton.file):
        group = list(group)
        moment = [skeleton.screen for skeleton in group]
        if "--at" not in group[0].call:
            moment = screens_of(group[0].call + ["--at", str(PHASE)])
        for skeleton, then in zip(group, moment, strict=True):
            skeleton.moment = then
            layers = flat(skeleton.screen["layers"])
            skeleton.durations = sorted({a["duration"] for layer in layers for a in animations(layer)})


def animations(layer):
    return layer.get("animations", []) + layer.get("mask", {}).get("animations", [])


# MARK: comparing


def differences(skeleton, story):
    """One text for each difference; none where the story is right."""
    screen = skeleton.screen
    found = []
    if story["before"] or story["hidden"]:
        found.append("something is drawn before it is shown, or hidden")
    transition = screen["transition"]
    wait = screen["delay"] + (transition["crossDissolve"] if transition else 0)
    if story["seconds"] < 2 * wait - 0.002:
        found.append(f"{story['seconds']} s instead of {2 * wait} until it moves")
    light = Picture(screen, "light")
    for station in ("light", "rightToLeft", "still"):
        compare(station, light, story[station], found)
    compare("dark", Picture(screen, "dark"), story["dark"], found)
    compare("wide", Picture(screen, "light", dx=50, growth=100), story["wide"], found)
    dx = 0 if screen["direction"] == "ltr" else -50
    compare("narrow", Picture(screen, "light", dx=dx, growth=-50), story["narrow"], found)

    # At a moment of one duration, what moves in that duration alone is where the JSON of the moment has it.
    then = Picture(skeleton.moment, "light", models=flat(screen["layers"]))
    for number, duration in enumerate(skeleton.durations):
        def runs(model, reverses):
            moves = animations(model)
            return all(a["duration"] == duration and a["autoreverses"] in reverses for a in moves)
        for station, reverses in [("first", (False, True)), ("second", (False,)), ("back", (True,))]:
            compare(f"{station} {duration} s", then, story[station][number], found, lambda model: runs(model, reverses))
    return found


class Picture:
    """What a screen of the JSON draws, in order."""

    def __init__(self, screen, scheme, dx=0, growth=0, models=None):
        self.scheme = scheme
        self.dx = dx
        self.records = []
        self.layers = []
        self.touches = []
        self.models = iter(models) if models else None
        room = [0, 0, screen["size"]["width"] + growth, screen["size"]["height"]]
        background = screen["backgroundColor"]
        clips = [rounded(room, 0)]
        if background:
            record = {"color": background[scheme], "frame": room, "clips": clips}
            self.add({}, record)
        self.draw(screen["layers"], clips, 1, None)

    def add(self, model, record):
        plain = {"opacity": 1, "scale": [1, 1], "rotation": 0}
        self.records.append({**plain, **{key: value for key, value in record.items() if value is not None}})
        self.layers.append(model)

    def draw(self, layers, clips, opacity, mask):
        for layer in layers:
            self.draw_layer(layer, clips, opacity, mask)

    def draw_layer(self, layer, clips, opacity, mask):
        model = next(self.models) if self.models else layer
        corner = layer["frame"]
        frame = [corner["x"] + self.dx, corner["y"], max(corner["width"], 0), max(corner["height"], 0)]
        pose = layer.get("pose", {"opacity": 1, "translation": {"x": 0, "y": 0}, "rotation": 0, "scale": {"x": 1, "y": 1}})
        opacity = 0 if layer.get("hidden") else opacity * pose["opacity"]
        shift = [pose["translation"]["x"], pose["translation"]["y"]]
        stands = {"opacity": opacity, "scale": [pose["scale"]["x"], pose["scale"]["y"]], "rotation": pose["rotation"]}
        if "mask" in layer and not layer["mask"].get("onlyInMotion") and (layer["fill"] or "border" in layer):
            mask = self.mask(layer["mask"], shift)
        frame = [frame[0] + shift[0], frame[1] + shift[1], *frame[2:]]
        if layer.get("userInteractionDisabled") and opacity > 0:
            self.touches.append(frame)
        radius = min(max(layer["cornerRadius"], 0), min(frame[2:]) / 2)
        outline = outlined(layer["path"], frame) if "path" in layer else rounded(frame, radius)
        fill = layer["fill"] or {}
        # A container that clips is clipped itself, but for its border.
        inner = clips + [rounded(frame, radius)] if layer.get("clips") and layer.get("children") else clips
        border_clips, clips = clips, inner
        stands |= {"clips": clips, "mask": mask}
        if "backgroundColor" in pose:
            self.add(model, {**stands, "color": pose["backgroundColor"][self.scheme], "frame": frame, "path": outline})
        if "color" in fill:
            self.add(model, {**stands, "color": fill["color"][self.scheme], "frame": frame, "path": outline})
        if "gradient" in fill:
            self.add(model, {**stands, **self.gradient(fill["gradient"]), "frame": frame, "clips": clips + [outline]})
        if "image" in fill:
            image = fill["image"]
            width, height = image.get("width") or frame[2], image.get("height") or frame[3]
            place = [frame[0] + (frame[2] - width) / 2, frame[1] + (frame[3] - height) / 2, width, height]
            self.add(model, {**stands, "image": image["name"], "frame": place})
        self.draw(layer.get("children", []), inner, opacity, mask)
        if "border" in layer:
            border = layer["border"]
            record = {"border": border["color"][self.scheme], "width": border["width"], "path": rounded(frame, radius)}
            self.add(model, {**stands, **record, "frame": frame, "clips": border_clips})

    def gradient(self, gradient):
        colors = [color[self.scheme] for color in gradient["colors"]]
        points = [gradient[end][axis] for end in ("start", "end") for axis in ("x", "y")]
        return {"colors": colors, "locations": gradient["locations"], "square": points}

    def mask(self, mask, shift):
        corner = mask["frame"]
        frame = [corner["x"] + self.dx + shift[0], corner["y"] + shift[1], corner["width"], corner["height"]]
        return [{**self.gradient(mask["gradient"]), "frame": frame, "clips": [rounded(frame, 0)]}]


def rounded(frame, radius):
    return {"shape": "rounded", "numbers": [*frame, radius]}


def outlined(path, frame):
    """The box around a path of the JSON; curves are compared by that alone."""
    return {"shape": "curves" if "Q" in path else "other", "corner": frame[:2]}


def compare(station, picture, drawn, found, is_wanted=lambda model: True):
    if drawn["notes"] != ["accessibilityHidden", "fades", "ignoresSafeArea"]:
        found.append(f"{station}: {drawn['notes']}")
    if len(drawn["layers"]) != len(picture.records):
        found.append(f"{station}: {len(drawn['layers'])} things are painted instead of {len(picture.records)}")
        return
    if len(drawn["touches"]) != len(picture.touches):
        found.append(f"{station}: {len(drawn['touches'])} layers take touches instead of {len(picture.touches)}")
    elif is_wanted({}) and picture.models is None:
        if not all(near(a, b) for one, two in zip(picture.touches, drawn["touches"]) for a, b in zip(one, two)):
            found.append(f"{station}: other layers take touches")
    for model, expected, record in zip(picture.layers, picture.records, drawn["layers"]):
        if not is_wanted(model):
            continue
        problem = unequal(expected, record)
        if problem:
            found.append(f"{station}: {model.get('id', 'background')}: {problem}")
            return


def unequal(expected, record):
    """What differs; nothing where both are the same."""
    for key in ("color", "colors", "image", "border"):
        if not same_colors(expected.get(key), record.get(key)):
            return f"{key} {record.get(key)} instead of {expected.get(key)}"
    for key in ("frame", "locations", "opacity", "scale", "rotation", "width"):
        if key in expected and not near(expected[key], record[key]):
            return f"{key} {record[key]} instead of {expected[key]}"
    if "square" in expected and not same_gradient(expected, record):
        return f"gradient from {record['points']} of {record['frame']} instead of {expected['square']}"
    for one, two in zip(expected["clips"] + [expected.get("path")], record["clips"] + [record.get("path")]):
        if not same_outline(one, two):
            return f"cut to {two} instead of {one}"
    if len(expected["clips"]) != len(record["clips"]):
        return f"{len(record['clips'])} clips instead of {len(expected['clips'])}"
    if ("mask" in expected) != ("mask" in record):
        return "has a mask" if "mask" in record else "has no mask"
    if "mask" in expected:
        for one, two in zip(expected["mask"], record["mask"], strict=True):
            problem = unequal(one, two)
            if problem:
                return f"mask: {problem}"
    return None


def near(one, two):
    if isinstance(one, list):
        return len(one) == len(two) and all(near(a, b) for a, b in zip(one, two))
    return abs(one - two) <= 0.012


def same_colors(one, two):
    """Up to one step of a channel, for those that are mixed."""
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(same_colors(a, b) for a, b in zip(one, two))
    if not isinstance(one, str) or not isinstance(two, str) or not (one.startswith("#") and two.startswith("#")):
        return one == two
    one, two = (bytes.fromhex((color[1:] + "ff")[:8]) for color in (one, two))
    return all(abs(a - b) <= 1 for a, b in zip(one, two))


def same_gradient(expected, record):
    """By how far along it three corners of the frame are: that is linear."""
    width, height = expected["frame"][2:]
    ax, ay, bx, by = expected["square"]
    px, py, qx, qy = record["points"]
    dx, dy = bx - ax, by - ay
    ex, ey = (qx - px) * width, (qy - py) * height
    square, length = dx * dx + dy * dy, ex * ex + ey * ey
    if width == 0 or height == 0:
        return True
    if square < 1e-9 or length < 1e-9:
        return square < 1e-9 and length < 1e-9
    for x, y in ((0, 0), (1, 0), (0, 1)):
        wanted = ((x - ax) * dx + (y - ay) * dy) / square
        is_there = ((x - px) * width * ex + (y - py) * height * ey) / length
        if abs(wanted - is_there) > 0.01 * (1 + abs(wanted)):
            return False
    return True


def same_outline(one, two):
    if one is None or two is None:
        return one is two
    if "corner" in one:
        shapes = ("curves",) if one["shape"] == "curves" else ("ellipse", "rounded")
        return two["shape"] in shapes and (two["shape"] == "curves" or near(one["corner"], two["numbers"][:2]))
    return one["shape"] == two["shape"] and near(one["numbers"], two["numbers"])


def fades(module, measured):
    """Each view comes twice and is once not shown."""
    expected = []
    for skeleton in module.skeletons:
        transition = skeleton.screen["transition"]
        expected += 3 * [transition["crossDissolve"] if transition else 0]
    return [] if near(sorted(expected), measured) else [f"fades: {measured} instead of {sorted(expected)}"]


def tampering(skeletons, stories):
    """What is wrong with the comparison: a change of the JSON that no story shows."""
    found = [f"{one.title} differs already" for one in skeletons if differences(one, stories[one.name])][:1]
    for name, change in TAMPERINGS.items():
        if not any(is_seen(skeleton, change, stories[skeleton.name]) for skeleton in skeletons):
            found.append(f"not seen: {name}")
    for key, value in {"delay": 9, "backgroundColor": None, "direction": "rtl"}.items():
        other = copy.copy(skeletons[0])
        other.screen = {**other.screen, key: value}
        if not differences(other, stories[other.name]):
            found.append(f"not seen: {key}")
    return found


def is_seen(skeleton, change, story):
    other = copy.copy(skeleton)
    other.screen, other.moment = copy.deepcopy(skeleton.screen), copy.deepcopy(skeleton.moment)
    changed = [change(layer) for screen in (other.screen, other.moment) for layer in flat(screen["layers"])]
    return any(changed) and bool(differences(other, story))


def changing(test, change):
    def apply(layer):
        if not test(layer):
            return False
        change(layer)
        return True

    return apply


def has(kind):
    return lambda layer: kind in (layer["fill"] or {})


TAMPERINGS = {
    "frame": changing(has("color"), lambda layer: layer["frame"].update(x=layer["frame"]["x"] + 1)),
    "radius": changing(lambda layer: layer["cornerRadius"] > 2, lambda layer: layer.update(cornerRadius=1)),
    "color": changing(has("color"), lambda layer: layer["fill"]["color"].update(dark="#123456")),
    "start": changing(has("gradient"), lambda layer: layer["fill"]["gradient"]["start"].update(x=9)),
    "location": changing(has("gradient"), lambda layer: layer["fill"]["gradient"]["locations"].insert(0, 0.5)),
    "image": changing(has("image"), lambda layer: layer["fill"]["image"].update(name="none")),
    "clips": changing(lambda layer: layer.get("clips"), lambda layer: layer.update(clips=False)),
    "hidden": changing(lambda layer: layer.get("hidden"), lambda layer: layer.update(hidden=False)),
    "pose": changing(lambda layer: "pose" in layer, lambda layer: layer["pose"].update(rotation=2)),
    "mask": changing(lambda layer: "mask" in layer, lambda layer: layer["mask"]["frame"].update(y=-7)),
    "touches": changing(
        lambda layer: layer.get("userInteractionDisabled"), lambda layer: layer.update(userInteractionDisabled=False)
    ),
}
