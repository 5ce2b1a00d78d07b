import SkelModel

// MARK: - Interface

extension LayoutPass {
  /// Lays out a scroll view's content: as large as its children ask along each axis, else as large as the frame leaves.
  /// It begins where the frame does, behind the insets.
  mutating func placeScrollView(_ scrollView: Int) {
    let frame = frames[scrollView]
    let insets = self[placement: scrollView].insets
    let whole = Rect(
      x: frame.x + insets.leading, y: frame.y + insets.top,
      width: max(0, frame.width - insets.both(along: .horizontal)),
      height: max(0, frame.height - insets.both(along: .vertical)))
    contents[scrollView] = whole
    var room = room(of: scrollView)

    room.fitted = .horizontal
    room.width = .unknown
    let width = fit(room, along: .horizontal).contentLength(within: whole.width)
    room.width = Affine(constant: width)

    room.fitted = .vertical
    room.height = .unknown
    let height = fit(room, along: .vertical).contentLength(within: whole.height)
    room.height = Affine(constant: height)

    room.fitted = nil
    contents[scrollView] = Rect(x: whole.x, y: whole.y, width: width, height: height)
    placeChildren(in: room)
  }
}

// MARK: - Implementation

extension Extent {
  fileprivate func contentLength(within available: Double) -> Double {
    switch give {
    case .fixed, .content: length
    case .offered: max(length, available)
    case .open: available
    }
  }
}
