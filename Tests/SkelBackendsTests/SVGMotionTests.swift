import Foundation
import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// How motion is put into the SVG; that it shows what the layers say is for the picture tests.
@Suite struct SVGMotionTests {
  private func card(_ items: String, _ head: String = "transition: none") -> String {
    "screen A(size: (200, 100), backgroundColor: clear) { \(head); \(items) }"
  }

  private let gradient = "fill: gradient([#FF0000, #0000FF])"

  @Test func theWholeFile() {
    let text = card("view a(frame: (10, 20, 30, 40), cornerRadius: 4, \(gradient), animation: sliding)", "delay: 0.1")
    #expect(
      svg(text) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" role="img">
        <title>A</title>
        <style>@media(prefers-reduced-motion:no-preference){\
        @keyframes k0{from{transform:translate(-250%,0%)scale(4,1)}to{transform:translate(-50%,0%)scale(4,1)}}\
        @keyframes k1{from,to{fill:url(#band-0)}}@keyframes k2{from{opacity:0}}\
        .m0{transform-box:fill-box;animation:k0 1.5s ease-in 0.35s infinite,k1 0.001s linear 0.35s forwards}\
        .m1{animation:k2 0.25s ease-in-out 0.1s backwards}}</style>
        <linearGradient id="gradient-0" x1="0.5" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="#ff0000"/>\
        <stop offset="1" stop-color="#0000ff"/></linearGradient>
        <linearGradient id="band-0" x1="0.375" y1="0.5" x2="0.625" y2="0.5" href="#gradient-0"/>
        <g class="m1">
        <g fill="url(#gradient-0)">
        <clipPath id="hole-0"><rect width="30" height="40" rx="4"/></clipPath>
        <g transform="translate(10 20)" clip-path="url(#hole-0)"><rect width="30" height="40" class="m0"/></g>
        </g>
        </g>
        </svg>

        """)
  }

  @Test func whatStandsStillHasNoMotion() {
    let still = svg(card("view a(frame: (0, 0, 10, 10))"))
    #expect(!still.contains("<style>") && !still.contains("class="))
    let moving = compiled(card("view a(frame: (0, 0, 10, 10), \(gradient), animation: sliding)", "delay: 1"))
    let frozen = moving.layers(at: 0.5)
    #expect(!svg(frozen).contains("<style>") && !svg(frozen).contains("class="))
  }

  @Test func layersThatMoveAlikeShareTheirRules() {
    let items = (0..<5).map { "view v\($0)(frame: (\($0 * 20), 0, \($0 % 2 * 5 + 10), 10), animation: sliding)" }
    let picture = svg(card("\(gradient); \(items.joined(separator: "; "))"))
    #expect(picture.count(of: "@keyframes") == 2 && picture.count(of: "animation:") == 1)
    #expect(picture.count(of: "<clipPath") == 2 && picture.count(of: "class=\"m0\"") == 5)
  }

  @Test func manySlidesShareAMovingGradient() {
    func slides(_ count: Int) -> String {
      svg(card("\(gradient); animation: sliding; repeat \(count) as i { view(frame: (i, 0, 1, 10)) }"))
    }
    #expect(slides(256).count(of: "clip-path=") == 256 && !slides(256).contains("<animate"))
    let many = slides(257)
    #expect(!many.contains("clip-path=") && many.count(of: "<animate ") == 4)
    #expect(many.contains(".m0{fill:url(#moving-0)}"))
    #expect(
      many.contains(
        """
        <animate attributeName="x1" values="-1;1" calcMode="spline" keyTimes="0;1" keySplines="0.42 0 1 1" dur="1.5s" \
        repeatCount="indefinite"/>
        """))
  }

  @Test func aPulseFadesASecondColourOver() {
    let items = "view a(frame: (0, 0, 10, 10)); view b(frame: (20, 0, 10, 10)); label c(frame: (40, 0, 20, 20))"
    let picture = svg(card("animation: pulse; \(items)"), .auto)
    #expect(picture.contains("@keyframes k0{from{opacity:0}to{opacity:1}}"))
    #expect(picture.contains(".m0{animation:k0 1s ease-in-out infinite alternate}"))
    #expect(picture.count(of: "<use ") == 1)
    #expect(
      picture.contains(
        "</g>\n<g opacity=\"0\" class=\"m0\"><use href=\"#fade-0\" fill=\"#dee2e3\" class=\"c1\"/></g>\n</g>"))
  }

  @Test func nothingElseStandsUnderAnOverlay() {
    let picture = svg(
      card(
        """
        view a(frame: (0, 0, 10, 10), animation: pulse); view b(frame: (20, 0, 10, 10))
        scrollView s(frame: (40, 0, 20, 20)) { view c(frame: (0, 0, 40, 10), animation: pulse) }
        view d(frame: (70, 0, 10, 10), animation: pulse)
        """))
    #expect(picture.count(of: "<use ") == 3)
    #expect(picture.contains("<g id=\"fade-0\">\n<rect width=\"10\" height=\"10\"/>\n</g>"))
    #expect(picture.contains("id=\"fade-2\">\n<rect x=\"70\" width=\"10\" height=\"10\"/>\n</g>"))
  }

  @Test func whatShowsThroughChangesItsOwnColour() {
    let picture = svg(card("view a(frame: (0, 0, 10, 10), fill: #FF000080, animation: pulse)"))
    #expect(picture.contains("from{fill:#ff0000;fill-opacity:0.502}") && !picture.contains("<use"))
  }

  @Test func darkColoursMoveInTheDark() {
    let move = "custom(keyPath: \"backgroundColor\", from: #FF0000, to: adaptive(#00FF00, dark: #0000FF), duration: 1)"
    let picture = svg(card("view a(frame: (0, 0, 10, 10), animation: \(move))"), .auto)
    let light = "@keyframes k0{from{fill:#ff0000;fill-opacity:1}to{fill:#00ff00;fill-opacity:1}}"
    let dark = "@keyframes k0{from{fill:#ff0000;fill-opacity:1}to{fill:#0000ff;fill-opacity:1}}"
    #expect(picture.contains("\(light)@media(prefers-color-scheme:dark){\(dark)}"))
    #expect(svg(card("view a(frame: (0, 0, 10, 10), animation: \(move))"), .dark).contains(dark))
  }

  @Test func severalAnimationsOfOneLayerAreOneClass() {
    let moves = """
      [custom(keyPath: "transform.translation.x", from: 0, to: 8, duration: 1),
       custom(keyPath: "transform.translation.y", from: 0, to: 6, duration: 2, autoreverses: true),
       custom(keyPath: "opacity", from: 1, to: 0, duration: 3, timing: easeOut)]
      """
    let picture = svg(card("view a(frame: (0, 0, 10, 10), animation: \(moves))", "delay: 1; transition: none"))
    #expect(
      picture.contains(
        """
        .m0{transform-box:fill-box;transform-origin:center;animation:k0 1s linear 1s infinite,\
        k1 2s linear 1s infinite alternate,k2 3s ease-out 1s infinite;animation-composition:replace,add,replace}
        """))
    #expect(picture.contains("<rect width=\"10\" height=\"10\" class=\"m0\"/>"))
    #expect(picture.contains("@keyframes k3{from{opacity:0}}") && picture.contains("k3 0s ease-in-out 1s backwards"))
  }

  @Test func aLayerOfSeveralShapesIsPosedAsAWhole() {
    let moves = "[sliding, custom(keyPath: \"transform.scale\", from: 0.5, to: 1, duration: 1)]"
    let picture = svg(card("view a(frame: (20, 10, 40, 20), \(gradient), animation: \(moves))"))
    #expect(picture.contains("<g transform-origin=\"40 20\" class=\"m1\">\n<clipPath"))
    #expect(picture.contains(".m1{animation:"))
  }

  @Test func keyPathsThatNoPictureShowsStandStill() {
    let move = "custom(keyPath: \"shadowOpacity\", from: 0, to: 1, duration: 1)"
    #expect(!svg(card("view a(frame: (0, 0, 10, 10), animation: \(move))")).contains("animation:"))
  }

  @Test func namesTakeThePrefix() {
    let moves = "[custom(keyPath: \"locations\", from: [0, 0], to: [1, 1], duration: 1, autoreverses: true), pulse]"
    let first = "view a(frame: (0, 0, 10, 10), \(gradient), animation: \(moves))"
    let picture = svg(card("\(first); view b(frame: (20, 0, 9, 9), animation: pulse)"), prefix: "x-")
    for name in ["@keyframes x-k0", ".x-m0{", "id=\"x-band-0\"", "id=\"x-hole-0\"", "id=\"x-fade-0\"", "#x-fade-0"] {
      #expect(picture.contains(name), "\(name) in \(picture)")
    }
  }

  @Test func aPoseIsWrittenAsAttributes() {
    var layers = tree([(Rect(x: 20, y: 10, width: 40, height: 20), .colour(Colour(ColourComponents(gray: 0.5))))])
    var pose = LayerPose()
    pose.opacity = 0.25
    pose.translation = Point(x: 1, y: 2)
    layers.poses = [pose]
    #expect(svg([layers]).contains("height=\"20\" opacity=\"0.25\" transform=\"translate(1 2)\"/>"))
    layers.poses[0].rotation = .pi / 2
    layers.poses[0].scale = Point(x: 2, y: 1)
    #expect(svg([layers]).contains("transform=\"translate(41 22) rotate(90) scale(2 1) translate(-40 -20)\"/>"))
    layers.poses[0] = LayerPose()
    layers.poses[0].background = Colour(ColourComponents(hex: 0xFF0000))
    let behind = "<g fill=\"#808080\">\n<rect x=\"20\" y=\"10\" width=\"40\" height=\"20\" fill=\"#ff0000\"/>"
    #expect(svg([layers]).contains(behind))
  }

  @Test func locationsOutsideAreMovedIn() {
    var gradient = LayerGradient(colours: [.skeletonDefault, .skeletonDefault, .skeletonDefault])
    gradient.locations = [-1, 0, 0.5]
    let picture = svg([tree([(Rect(x: 0, y: 0, width: 8, height: 8), .gradient(gradient))])])
    #expect(picture.contains("x1=\"0.5\" y1=\"-1\" x2=\"0.5\" y2=\"1\"><stop offset=\"0\""))
    #expect(picture.contains("offset=\"0.5\"") && picture.contains("offset=\"0.75\""))
  }
}
