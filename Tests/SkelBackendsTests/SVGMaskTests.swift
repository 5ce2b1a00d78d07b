import Foundation
import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// How masks are put into the SVG; that they show what the layers say is for the picture tests.
@Suite struct SVGMaskTests {
  private func card(_ items: String, _ head: String = "library: leadKit; animation: sliding") -> String {
    "screen A(size: (200, 100), backgroundColor: clear) { \(head); \(items) }"
  }

  private let mask = "<mask id=\"mask-0\" maskUnits=\"userSpaceOnUse\""

  @Test func aFlatFillIsAGradientInMotionAlone() {
    let picture = svg(card("view a(frame: (10, 20, 30, 40))"))
    #expect(!picture.contains("<mask"))
    #expect(picture.contains("<g fill=\"#aaaaaa\" fill-opacity=\"0.7\">"))
    #expect(picture.contains("{from,to{fill:url(#band-0);fill-opacity:1}}"))
    // Both alphas: 0.7 × 0.7 beside the band, 0.7 × 0.2 in its middle.
    #expect(picture.contains("stop-opacity=\"0.49\"") && picture.contains("stop-opacity=\"0.14\""))
  }

  @Test func aMaskThatStaysIsSeenWithoutMotion() {
    let picture = svg(
      card("view a(frame: (0, 0, 100, 20), backgroundColor: black)", "library: shimmerTutorial"))
    #expect(!picture.contains("<mask"))
    // A gradient 50 views wide, which the view sees from its fiftieth on.
    #expect(picture.contains("<linearGradient id=\"gradient-0\" x1=\"-1\" y1=\"0\" x2=\"49\" y2=\"0\">"))
    #expect(picture.contains("<g fill=\"url(#gradient-0)\">"))
  }

  @Test func bordersAndImagesAreSeenThroughAMask() {
    let border = svg(card("view a(frame: (10, 20, 90, 60), borderWidth: 4) { view b(frame: (9, 9, 20, 20)) }"))
    #expect(border.contains("\(mask) x=\"10\" y=\"20\" width=\"90\" height=\"60\">"))
    #expect(border.contains("{from,to{mask:url(#mask-0)}}"))
    let image = svg(card("view a(frame: (10, 20, 90, 60), fill: image(\"logo\"))", "library: shimmerBlocks"))
    #expect(image.contains("<mask id=\"mask-0\""))
    // A frozen one is there for good.
    let frozen = compiled(card("view a(frame: (10, 20, 90, 60), fill: image(\"logo\"))", "library: shimmerBlocks"))
    #expect(svg(frozen.layers(at: 0.3)).contains("<g mask=\"url(#mask-0)\">"))
  }

  /// A text's mask is as high as the text: lines below it are cut off while they move.
  @Test func linesAreCutOffInMotion() {
    let picture = svg(
      card("label a(frame: (10, 20, 90, 30), skeletonNumberOfLines: 4, lineHeight: 10, lineSpacing: 5)"))
    #expect(picture.contains("\(mask) x=\"10\" y=\"50\" width=\"90\" height=\"0\">"))
    #expect(picture.components(separatedBy: "<mask").count == 3)
  }
}
