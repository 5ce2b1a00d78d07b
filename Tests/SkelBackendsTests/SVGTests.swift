import SkelBackends
import SkelLayers
import SkelModel
import Testing

/// How the SVG is put together; that it shows what the layers say is for the picture tests.
@Suite struct SVGTests {
  private let grey = LayerFill.colour(Colour(ColourComponents(gray: 0.5)))
  private let faint = LayerFill.colour(Colour(ColourComponents(gray: 0.5, alpha: 0.3)))
  private let red = LayerFill.colour(Colour(ColourComponents(hex: 0xFF0000)))

  private func row(_ fills: [LayerFill]) -> LayerTree {
    tree(fills.enumerated().map { (Rect(x: Double($0) * 10, y: 0, width: 8, height: 8), $1) })
  }

  @Test func theWholeFile() {
    let text = """
      screen Feed(size: (200, 100), transition: none) {
        view a(frame: (10, 20, 30, 40), cornerRadius: 4)
        view b(frame: (50, 20, 30, 40))
      }
      """
    #expect(
      svg(text, .auto) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" role="img">
        <title>Feed</title>
        <style>@media(prefers-color-scheme:dark){.c0{fill:#000000}.c1{fill:#1c2325}}</style>
        <rect width="200" height="100" fill="#ffffff" class="c0"/>
        <g fill="#ecf0f1" class="c1">
        <rect x="10" y="20" width="30" height="40" rx="4"/>
        <rect x="50" y="20" width="30" height="40"/>
        </g>
        </svg>

        """)
    #expect(!svg(text, .light).contains("<style>") && svg(text, .light).contains("<g fill=\"#ecf0f1\">"))
    #expect(!svg(text, .dark).contains("<style>") && svg(text, .dark).contains("<g fill=\"#1c2325\">"))
    #expect(svg(text, .dark).contains("<rect width=\"200\" height=\"100\" fill=\"#000000\"/>"))
  }

  @Test func aClearScreenHasNoBackground() {
    let head = "size: (200, 100), backgroundColor: clear, transition: none"
    let text = "screen Feed(\(head)) { view a(frame: (0, 0, 10, 10)) }"
    #expect(svg(text).contains("<title>Feed</title>\n<rect width=\"10\" height=\"10\" fill=\"#ecf0f1\"/>\n</svg>"))
  }

  @Test func screensStandSideBySide() {
    let text = """
      screen A(size: (200, 100)) { view a(frame: (0, 0, 10, 10)) }
      screen B(size: (50, 300)) { view b(frame: (0, 0, 10, 10)) }
      """
    let picture = svg(text)
    #expect(picture.contains("width=\"282\" height=\"300\" viewBox=\"0 0 282 300\""))
    #expect(picture.contains("<title>A, B</title>"))
    #expect(picture.contains("<svg width=\"200\" height=\"100\">"))
    #expect(picture.contains("<svg x=\"232\" width=\"50\" height=\"300\">"))
  }

  @Test func namesAreEscaped() {
    #expect(svg([tree([], name: "A<B> & \"C\"")]).contains("<title>A&lt;B&gt; &amp; &quot;C&quot;</title>"))
  }

  @Test func noScreensAreAnEmptyPicture() {
    #expect(svg([]).contains("width=\"0\" height=\"0\""))
  }

  @Test func runsOfOnePaintShareAGroup() {
    let picture = svg([row([grey, grey, red, grey, red, red])])
    #expect(
      picture.hasSuffix(
        """
        <g fill="#808080">
        <rect width="8" height="8"/>
        <rect x="10" width="8" height="8"/>
        <rect x="20" width="8" height="8" fill="#ff0000"/>
        <rect x="30" width="8" height="8"/>
        </g>
        <g fill="#ff0000">
        <rect x="40" width="8" height="8"/>
        <rect x="50" width="8" height="8"/>
        </g>
        </svg>

        """))
  }

  @Test func anOpacityAroundIsOverridden() {
    let picture = svg([row([faint, faint, red, faint])])
    #expect(picture.contains("<g fill=\"#808080\" fill-opacity=\"0.3\">"))
    #expect(picture.contains("fill=\"#ff0000\" fill-opacity=\"1\"/>"))
  }

  @Test func equalGradientsAreWrittenOnce() {
    let gradient = LayerFill.gradient(LayerGradient(colours: [.skeletonDefault, Colour(.init(gray: 1, alpha: 0))]))
    let picture = svg([row([gradient, red, gradient]), row([gradient])], .auto, prefix: "x-")
    #expect(picture.components(separatedBy: "<linearGradient").count == 2)
    #expect(
      picture.contains(
        """
        <linearGradient id="x-gradient-0" x1="0.5" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="#ecf0f1" \
        class="x-s0"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></linearGradient>
        """))
    #expect(picture.contains(".x-s0{stop-color:#1c2325}"))
    #expect(picture.components(separatedBy: "fill=\"url(#x-gradient-0)\"").count == 4)
  }

  @Test func whatIsNotSeenIsLeftOut() {
    var hidden = row([grey])
    hidden.layers[0].isHidden = true
    #expect(!svg([hidden]).contains("<rect"))
    for frame in [
      Rect(x: 0, y: 0, width: -5, height: 8), Rect(x: 0, y: 0, width: 8, height: 0),
      Rect(x: 0, y: 0, width: 0.0001, height: 8),
    ] {
      #expect(!svg([tree([(frame, grey)])]).contains("<rect"))
    }
  }

  @Test func radiiEndAtHalfTheShorterSide() {
    var layers = tree([
      (Rect(x: 0, y: 0, width: 40, height: 10), grey), (Rect(x: 0, y: 20, width: 10, height: 10), grey),
      (Rect(x: 0, y: 40, width: 40, height: 10), grey),
    ])
    layers.layers[0].cornerRadius = 30
    layers.layers[1].cornerRadius = 5
    layers.paths = [.ellipse(Size(width: 40, height: 10))]
    layers.layers[2].path = 0
    let picture = svg([layers])
    #expect(picture.contains("<rect width=\"40\" height=\"10\" rx=\"5\"/>"))
    #expect(picture.contains("<circle cx=\"5\" cy=\"25\" r=\"5\"/>"))
    #expect(picture.contains("<ellipse cx=\"20\" cy=\"45\" rx=\"20\" ry=\"5\"/>"))
  }

  @Test func clipsAreThereWhereSomethingSticksOut() {
    func picture(_ height: Double, _ prefix: String = "") -> String {
      svg(
        """
        screen Feed(size: (100, 100)) {
          scrollView posts(frame: (0, 0, 100, 50)) { view a(frame: (0, 0, 10, \(height))) }
        }
        """, prefix: prefix)
    }
    #expect(!picture(50).contains("clip"))
    #expect(
      picture(60, "p_").contains(
        """
        <clipPath id="p_Feed.posts"><rect width="100" height="50"/></clipPath>
        <g clip-path="url(#p_Feed.posts)">
        <rect width="10" height="60" fill="#ecf0f1"/>
        </g>
        """))
  }

  @Test func idsStayUnique() {
    let clipping = """
      screen Feed(size: (100, 100)) { scrollView posts(frame: (0, 0, 100, 50)) { view a(frame: (0, 0, 10, 60)) } }
      """
    let trees = compiled(clipping).screens.map(\.layers)
    let picture = svg(trees + trees, prefix: "2 a\"b")
    #expect(picture.contains("id=\"_2_a_bFeed.posts\""))
    #expect(picture.contains("id=\"_2_a_bFeed.posts_2\""))
    #expect(picture.contains("url(#_2_a_bFeed.posts_2)"))
  }

  @Test func bordersLieInside() {
    var layers = row([grey])
    layers.borders = [LayerBorder(width: 2, colour: .skeletonDefault)]
    layers.layers[0].border = 0
    layers.layers[0].cornerRadius = 3
    let picture = svg([layers], .auto)
    #expect(
      picture.contains(
        """
        <rect x="1" y="1" width="6" height="6" rx="2" fill="none" stroke="#ecf0f1" stroke-width="2" class="b0"/>
        """))
    #expect(picture.contains(".b0{stroke:#1c2325}"))
  }

  @Test func imagesAreABoxInTheMiddle() {
    let image = LayerFill.image(name: "logo", size: Size(width: 4, height: 6))
    #expect(svg([row([image])]).contains("<rect x=\"2\" y=\"1\" width=\"4\" height=\"6\" fill=\"#aaaaaa\""))
    #expect(svg([row([.image(name: "logo", size: nil)])]).contains("<rect width=\"8\" height=\"8\" fill=\"#aaaaaa\""))
  }

  @Test func plainLinesAreShort() {
    let text = """
      screen Feed(size: (375, 667)) {
        repeat 50 as i { label text(frame: (76, 10 + 70 * i, 283, 65), numberOfLines: 3) }
      }
      """
    let count = svg(text, .auto).utf8.count
    #expect(count < 150 * 52 + 400, "\(count)")
  }
}
