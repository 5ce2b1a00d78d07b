"""Pictures of an SVG as a browser and as a rasteriser draw it, on white, as arrays from 0 to 255."""

import concurrent.futures
import io
import multiprocessing
import multiprocessing.util
import subprocess

import numpy as np
from PIL import Image
from playwright.sync_api import sync_playwright


def on_white(png):
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    white = Image.new("RGBA", image.size, "white")
    return np.asarray(Image.alpha_composite(white, image).convert("RGB"), np.int16)


def rsvg(svg, scale):
    """librsvg: no media queries, no CSS animation."""
    command = ["rsvg-convert", "--zoom", str(scale), "--format", "png"]
    return on_white(subprocess.run(command, input=svg, capture_output=True, check=True).stdout)


def for_each(check, units, scale):
    """What `check(browser, unit)` gives for each, in order: two processes with a browser each share the work."""
    fork = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(2, fork, open_browser, (scale,)) as pool:
        yield from pool.map(check_one, [check] * len(units), units)


def open_browser(scale):
    global browser
    browser = Browser(scale)
    multiprocessing.util.Finalize(None, browser.close, exitpriority=1)


def check_one(check, unit):
    return check(browser, unit)


# What runs once, as a fade at the start, is over.
FINISH = """() => {
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().iterations !== Infinity) animation.finish();
}"""


class Browser:
    """One headless Chromium for all pictures, with a page for each setting of the viewer."""

    def __init__(self, scale):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"]
        )
        self.scale = scale
        self.pages = {}

    def close(self):
        self.browser.close()
        self.playwright.stop()

    def picture(self, path, size, scheme, motion):
        page = self.page(scheme, motion)
        self.open(page, path, size)
        page.evaluate(FINISH)
        return self.shot(page)

    def open(self, page, path, size):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(path.absolute().as_uri())

    def shot(self, page):
        return on_white(page.screenshot())

    def standing_page(self, scheme):
        """One whose clock of animations stands, so that none is over, and gone, before it is looked at."""
        page = self.browser.new_context(
            color_scheme=scheme, reduced_motion="no-preference", device_scale_factor=self.scale
        ).new_page()
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        return page

    def page(self, scheme, motion):
        if (scheme, motion) not in self.pages:
            context = self.browser.new_context(
                color_scheme=scheme, reduced_motion=motion, device_scale_factor=self.scale
            )
            self.pages[scheme, motion] = context.new_page()
        return self.pages[scheme, motion]
