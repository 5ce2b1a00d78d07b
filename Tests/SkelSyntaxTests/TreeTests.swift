import SkelSyntax
import Testing

@Suite struct TreeTests {
  @Test func declarations() {
    expectOutline(
      """
      import "a.skl"
      let a = 1
      style s { x: 2 }
      appearance { x: 3; label { y: 4 } }
      component C(p, q = 5) { label }
      screen S(size: 6) {}
      """,
      """
      import import "a.skl"
      constant let a = 1
        number 1
      style style s { x: 2 }
        block { x: 2 }
          attribute x: 2
            number 2
      appearance appearance { x: 3; label { y: 4 } }
        block { x: 3; label { y: 4 } }
          attribute x: 3
            number 3
          kindDefaults label { y: 4 }
            block { y: 4 }
              attribute y: 4
                number 4
      component component C(p, q = 5) { label }
        parameters (p, q = 5)
          parameter p
          parameter q = 5
            number 5
        block { label }
          element label
      screen screen S(size: 6) {}
        arguments (size: 6)
          argument size: 6
            number 6
        block {}
      """)
  }

  @Test func items() {
    expectOutline(
      """
      screen S {
        x: 1
        a[2].top == 3 * w @ 4
        Row r(5, n: 6) { y: 7 }
        repeat 8 as i { label }
        if a {} else if b {} else {}
      }
      """,
      """
      attribute x: 1
        number 1
      constraint a[2].top == 3 * w @ 4
        path a[2].top
          number 2
        binary 3 * w
          number 3
          path w
        number 4
      element Row r(5, n: 6) { y: 7 }
        arguments (5, n: 6)
          number 5
          argument n: 6
            number 6
        block { y: 7 }
          attribute y: 7
            number 7
      repeat repeat 8 as i { label }
        number 8
        block { label }
          element label
      if if a {} else if b {} else {}
        path a
        block {}
        path b
        block {}
        block {}
      """, below: 2)
  }

  @Test func values() {
    expectOutline(
      "let v = !a || b && -1 * (2 + 3) - 4 < 5",
      """
      binary !a || b && -1 * (2 + 3) - 4 < 5
        unary !a
          path a
        binary b && -1 * (2 + 3) - 4 < 5
          path b
          binary -1 * (2 + 3) - 4 < 5
            binary -1 * (2 + 3) - 4
              binary -1 * (2 + 3)
                unary -1
                  number 1
                group (2 + 3)
                  binary 2 + 3
                    number 2
                    number 3
              number 4
            number 5
      """, below: 1)
    expectOutline(
      "let v = [(1), (1,), (), (a: 1), f(), a.b[c](d), \"s\", #fff]",
      """
      list [(1), (1,), (), (a: 1), f(), a.b[c](d), "s", #fff]
        group (1)
          number 1
        tuple (1,)
          number 1
        tuple ()
        tuple (a: 1)
          argument a: 1
            number 1
        path f()
          arguments ()
        path a.b[c](d)
          path c
          arguments (d)
            path d
        string "s"
        colour #fff
      """, below: 1)
    expectOutline(
      "let v = 1 - 2 - 3 + 4",
      """
      binary 1 - 2 - 3 + 4
        binary 1 - 2 - 3
          binary 1 - 2
            number 1
            number 2
          number 3
        number 4
      """, below: 1)
  }

  /// Keywords are names wherever their item cannot stand.
  @Test func noWordIsReserved() {
    let text = """
      let if = 1; let as = let
      style style { style: style; if: 2 }
      component else(repeat, if = 1) { label if; view as(screen: 1) }
      screen screen { repeat: 1; let: 2; import: 3; repeat as as as { }; if if { } else if else { } }
      """
    let (tree, diagnostics) = parsed(text)
    #expect(diagnostics.map(\.headline) == [])
    #expect(
      names(tree) == [
        "if", "as", "style", "style", "if", "else", "repeat", "if", "if", "as", "screen", "screen", "repeat", "let",
        "import", "as",
      ])
  }

  @Test func operators() {
    let tree = parsed("let v = !(1 + 2 <= -3)").tree
    let operators = tree.nodes.indices.filter { [.binary, .unary].contains(tree.kind($0)) }
    #expect(operators.map { tree.text(of: tree.operatorToken(of: $0)) } == ["!", "<=", "+", "-"])
  }

  @Test func relations() {
    let tree = parsed("screen S { a == 1; b.c <= 2; d[1] >= 3; e < 4 }").tree
    let constraints = tree.nodes.indices.filter { tree.kind($0) == .constraint }
    #expect(constraints.map { tree.relationToken(of: $0)?.kind } == [.equalEqual, .lessEqual, .greaterEqual, nil])
  }

  @Test func steps() {
    let tree = parsed("let v = a.b[1 + 2][c].d(e.f)").tree
    let steps = tree.pathSteps(2).map { step in
      switch step {
      case .name(let token): tree.text(of: token)
      case .index(let node): "[\(tree.text(tree.span(node)))]"
      }
    }
    #expect(steps == ["a", "b", "[1 + 2]", "[c]", "d"])
    #expect(!tree.isBareName(2))
    let bare = parsed("let v = a").tree
    #expect(bare.isBareName(2))
    #expect(tree.arguments(of: 2) != nil && bare.arguments(of: 2) == nil)
  }

  @Test func damage() {
    let tree = parsed("let a = (1 +)\nlet b = 2").tree
    #expect(tree.children(0).map(tree.isDamaged) == [true, false])
    let other = parsed("let a = )\nlet b = 2\nscreen S { style t {} ; x: 3 }").tree
    #expect(other.children(0).map { other.kind($0) }.contains(.screen))
    #expect(other.children(0).map(other.isDamaged) == [true, true, false, true])
  }

  @Test func lineEndsSeparateItems() {
    for text in [
      "screen S { a == 1 +\n 2\n }", "screen S\n{\n}\n", "let a =\n1", "let a = 1\n+ 2", "let a = f(\n1\n,\n2\n)",
      "let a = b\n.c", "let a\n= 1", "screen S { if a { }\n\nelse { } }", "let a = 1;;\n;let b = 2;", "let a = -\n1",
      "screen S { label\n{ } }", "let a = 1 /* \n */ let b = 2", "screen S { a ==\n\n1 @\n2 }",
    ] {
      #expect(parsed(text).diagnostics.map(\.headline) == [], "\(text)")
    }
    for text in [
      "let a = f\n(1)", "screen S { label\n(x: 1) }", "let a = 1 let b = 2", "screen S { row\n[1].top == 1 }",
    ] {
      #expect(parsed(text).diagnostics.count == 1, "\(text)")
    }
  }

  @Test func nestingIsBounded() {
    for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("a[", "]")] {
      for (depth, count) in [(256, 0), (257, 1), (5_000, 1)] {
        let text = "let v = " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        #expect(parsed(text).diagnostics.map(\.id) == Array(repeating: .tooDeep, count: count), "\(depth) \(open)")
      }
    }
    let braces = "screen S " + String(repeating: "{ view ", count: 5_000) + String(repeating: "}", count: 5_000)
    #expect(parsed(braces + "\nlet a = )").diagnostics.map(\.id) == [.tooDeep, .expected])
  }

  // MARK: -

  private func names(_ tree: SyntaxTree) -> [String] {
    tree.nodes.indices.compactMap { tree.nameToken(of: $0) }.map { tree.text(of: $0) }
  }

  /// The outline of the children of a node.
  private func expectOutline(
    _ text: String, _ expected: String, below node: NodeIndex = 0, at place: SourceLocation = #_sourceLocation
  ) {
    let (tree, diagnostics) = parsed(text)
    #expect(diagnostics.map(\.headline) == [], sourceLocation: place)
    let outline = tree.children(node).map { SkelSyntaxTests.outline(tree, $0) }.joined()
    #expect(outline == expected + "\n", sourceLocation: place)
  }
}
