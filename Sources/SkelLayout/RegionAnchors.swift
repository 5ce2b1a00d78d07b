import LinearSolver
import SkelModel

// What a constraint can name, as expressions of a region's system.

// MARK: - Interface

/// Who speaks of an anchor.
struct Speaker {
  /// The element that is placed; positions count from its container.
  var subject: Int
  /// The element whose guides are meant.
  var owner: Int
  var cause: Cause
}

extension LayoutPass {
  /// An anchor, counted from the corner of the subject's container; `nil` where it cannot be seen from the region.
  mutating func expression(
    of attribute: LayoutAttribute, _ item: LayoutItem, for speaker: Speaker, in region: inout RegionSystem
  ) -> LinearExpression? {
    let axis = attribute.axis
    guard let track = track(of: item, attribute, for: speaker, in: &region) else { return nil }
    let container = max(Int(screen.elements[speaker.subject].parent), 0)
    let room = attribute.isLength ? nil : roomTrack(of: container, along: axis, in: region)
    let origin = room?.start ?? LinearExpression(0)
    switch attribute {
    case .leading, .top: return track.start - origin
    case .trailing, .bottom: return track.end - origin
    case .centerX, .centerY: return track.centre - origin
    case .width, .height: return track.length
    case .left, .right:
      let isStart = (attribute == .left) == (screen.direction == .leftToRight)
      let edge = (isStart ? track.start : track.end) - origin
      guard screen.direction == .rightToLeft, let room else { return edge }
      return room.length - edge
    case .firstBaseline, .lastBaseline:
      guard case .element(let element) = item else { return track.end - origin }
      let form = baseline(of: element, isFirst: attribute == .firstBaseline)
      return form.start * track.start + form.length * track.length + form.constant.constant - origin
    }
  }

  /// Where an item that is named stands.
  mutating func track(
    of item: LayoutItem, _ attribute: LayoutAttribute, for speaker: Speaker, in region: inout RegionSystem
  ) -> Track? {
    let axis = attribute.axis
    let seen: Track?
    switch item {
    case .guide(let guide):
      // The screen's root view has no parent: it sees itself.
      let container = max(Int(screen.elements[speaker.owner].parent), 0)
      seen =
        guide == .parent && attribute.isOfScrollFrame
        ? track(of: container, along: axis, in: region)
        : track(of: guide, along: axis, in: container, &region)
    case .element(let other):
      let holdsSubject = other < speaker.subject && speaker.subject < Int(screen.elements[other].end)
      seen =
        holdsSubject && !attribute.isOfScrollFrame
        ? roomTrack(of: other, along: axis, in: region) : track(of: other, along: axis, in: region)
      if seen == nil, !region.isFitted { region.unseen.append(speaker.cause) }
    }
    // While the root is fitted, it has no place among what is outside.
    if region.isFitted, !attribute.isLength, !isInside(item, of: region, for: speaker) { return nil }
    return seen
  }

  /// The frame of an element along an axis.
  func track(of element: Int, along axis: Axis, in region: RegionSystem) -> Track? {
    if let track = region.track(of: element, along: axis) { return track }
    return states[element].contains(.isPlaced) ? Track(frames[element], along: axis) : nil
  }

  /// What the children of a container count from: its frame, or a scroll view's content.
  func roomTrack(of container: Int, along axis: Axis, in region: RegionSystem) -> Track? {
    guard screen.elements[container].kind == .scrollView else { return track(of: container, along: axis, in: region) }
    guard let length = region.contentLength(of: container, along: axis) else {
      return contents[container].map { Track($0, along: axis) }
    }
    let start = track(of: container, along: axis, in: region)?.start
    return start.map { Track(start: $0 + self[placement: container].insets.start(along: axis), length: length) }
  }
}

// MARK: - Implementation

extension LayoutPass {
  private func isInside(_ item: LayoutItem, of region: RegionSystem, for speaker: Speaker) -> Bool {
    switch item {
    case .element(let other): other >= region.root && other < Int(screen.elements[region.root].end)
    case .guide(.screen): false
    case .guide: speaker.owner > region.root
    }
  }

  private mutating func track(
    of guide: Guide, along axis: Axis, in container: Int, _ region: inout RegionSystem
  ) -> Track? {
    if guide == .screen {
      return Track(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height), along: axis)
    }
    guard let room = roomTrack(of: container, along: axis, in: region) else { return nil }
    switch guide {
    case .parent, .screen:
      return room
    case .safeArea:
      return room.inset(by: coveredSafeArea(of: container, in: &region), along: axis)
    case .margins, .readable:
      let covered = asksForCover(container) ? coveredSafeArea(of: container, in: &region) : .zero
      let margins = room.inset(by: margins(of: container, covered: covered), along: axis)
      guard guide == .readable, axis == .horizontal, isReadableNarrow(in: container, covered, &region) else {
        return margins
      }
      let spare = margins.length - Metrics.readableWidth
      return Track(start: margins.start + 0.5 * spare, length: LinearExpression(Metrics.readableWidth))
    }
  }

  private mutating func coveredSafeArea(of container: Int, in region: inout RegionSystem) -> Edges {
    guard container > region.root, region.track(of: container, along: .horizontal) != nil else {
      return region.isFitted ? .zero : coveredSafeArea(of: frames[container])
    }
    let covered = region.isFirst || region.isFitted ? .zero : coveredSafeArea(of: frames[container])
    region.assumptions.append(.coveredSafeArea(of: container, covered))
    return covered
  }

  private mutating func isReadableNarrow(in container: Int, _ covered: Edges, _ region: inout RegionSystem) -> Bool {
    let isNarrow = !region.isFirst && isReadableNarrow(in: container, covered: covered)
    region.assumptions.append(.isReadableNarrow(in: container, isNarrow))
    return isNarrow
  }
}
