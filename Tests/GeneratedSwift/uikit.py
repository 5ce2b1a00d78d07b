"""The classes for UIKit: the skeleton that one makes, shown, in light and dark, painted and moved in other ways, laid out
for other bounds, hidden and shown again, has the layers and animations that the JSON says."""

import re
import subprocess

import expected
from modules import HERE, STAND_IN, build
import modules


class Check(modules.Check):
    form = "swift"
    declaration = r"^final class (\w+) \{$"

    def compare(self, module, mode, stories):
        found = []
        if not self.told:
            found += expected.tampering(module.skeletons[0].screen, stories[0])
        for skeleton, story in zip(module.skeletons, stories, strict=True):
            differences = expected.differences(skeleton.screen, story)
            found += [f"{skeleton.title}, mode {mode}: {text}" for text in differences]
        self.told += len(stories)
        return found

    @property
    def summary(self):
        return f"{len(self.skeletons)} classes of {self.extent}"

    def compile_stand_in(self, folder):
        # In mode 5, so that what crosses from one thread to another is checked when it runs, as with Apple's own.
        for name in ("QuartzCore", "UIKit"):
            sources = sorted((STAND_IN / name).glob("*.swift"))
            call = ["swiftc", "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name]
            call += ["-swift-version", "5", "-I", folder, "-o", folder / f"lib{name}.a", *sources]
            subprocess.run(call, cwd=folder, check=True, capture_output=True)

    def build_module(self, module, mode, home, folder):
        sources = [HERE / "Dump.swift", HERE / "Story.swift"]
        libraries = [folder / "libUIKit.a", folder / "libQuartzCore.a"]
        return build(module, mode, home, folder, glue_code(module.skeletons), sources, libraries)

    def page_code(self, page):
        blocks = re.findall(r"^```swift\n(?!import SwiftUI)(.*?)^```", page, re.MULTILINE | re.DOTALL)
        statements = re.findall(r"^\|.*\| `(.*)` \|$", page, re.MULTILINE)
        assert blocks and statements
        every_row = "@MainActor func everyRow(_ skeleton: FeedSkeleton, _ view: UIView) {"
        return "\n".join(["import UIKit\n", *blocks, every_row, *statements, "}\n"])


def glue_code(skeletons):
    parts = ["import UIKit\n"]
    parts += [GLUE.replace("NAME", skeleton.name) for skeleton in skeletons]
    types = ", ".join(f"{skeleton.name}.self" for skeleton in skeletons)
    parts.append(MAIN.replace("TYPES", types))
    return "\n".join(parts)


GLUE = """
extension NAME: Skeleton {
  static func make(_ configure: @escaping (String, CALayer) -> Void) -> NAME { NAME(configure: configure) }
  static var compiledSize: CGSize { size }
  var tellsState: ((Bool) -> Void)? {
    get { onStateChange }
    set { onStateChange = newValue }
  }
  var isLaidOver: Bool { isShown }
  var hidden: [String] { hiddenElements }
  var disabled: [String] { disabledElements }
  func showAsCompiled(in view: UIView) { show(in: view) }
  func show(in view: UIView, animated: Bool, fading: TimeInterval?, delay: TimeInterval) {
    show(in: view, animated: animated, transition: fading.map { .crossDissolve($0) } ?? .none, delay: delay)
  }
  func hideAsCompiled() { hide() }
  func hide(fading: TimeInterval?) { hide(transition: fading.map { .crossDissolve($0) } ?? .none) }
  func reset() { update() }
  func paint(_ color: UIColor) { update(fill: .color(color)) }
  func paint(_ colors: [UIColor], at locations: [Double], from start: CGPoint, to end: CGPoint) {
    update(fill: .gradient(colors, locations: locations, from: start, to: end))
  }
  func stand() { update(animation: .still) }
  func pulse(_ duration: TimeInterval) { update(animation: .pulse(duration: duration)) }
  func slideLeft(_ duration: TimeInterval) { update(animation: .sliding(.rightLeft, duration: duration)) }
  func move(_ make: @escaping (CALayer) -> CAAnimation?) { update(animation: .custom(make)) }
  func start() { startAnimation() }
  func stop() { stopAnimation() }
  func place(in bounds: CGRect) { layout(in: bounds) }
}
"""

MAIN = """
let types: [any Skeleton.Type] = [TYPES]
var stories: [[String: Any]] = []
for type in types { stories.append(await Story(type).tell()) }
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: stories))
"""
