import LinearSolver
import SkelModel

// The rows by which a stack arranges its children, as UIStackView's own constraints do. Sources: Apple's documentation of
// UIStackView, frames stored in Interface Builder documents.

// MARK: - Interface

extension LayoutPass {
  mutating func addArrangement(of stack: Int, to region: inout RegionSystem) {
    let rules = stackRules(of: stack)
    var arrangement = RegionStack(cause: .arrangement(of: stack), rules: rules)
    for axis in [rules.axis, rules.axis.other] {
      guard let room = track(of: stack, along: axis, in: region)?.inset(by: rules.insets, along: axis) else { return }
      if axis == rules.axis { arrangement.along = room } else { arrangement.across = room }
    }
    var child = stack + 1
    let end = Int(screen.elements[stack].end)
    var collapsed: [(Int, behind: Int)] = []
    while child < end {
      defer { child = Int(screen.elements[child].end) }
      guard !isCollapsed(child) else {
        collapsed.append((child, arrangement.children.count))
        continue
      }
      guard let along = region.track(of: child, along: rules.axis),
        let across = region.track(of: child, along: rules.axis.other)
      else { return }
      arrangement.children.append(
        .init(
          element: child, along: along, across: across,
          extent: demand(of: child, of: stack, along: rules.axis, in: region),
          acrossExtent: demand(of: child, of: stack, along: rules.axis.other, in: region)))
    }
    addCollapsed(collapsed, arrangement, to: &region)
    guard !arrangement.children.isEmpty else { return }
    arrangement.addAlong(to: &region)
    arrangement.addAcross(to: &region)
    if rules.axis == .horizontal, rules.alignment.isBaseline { addBaselines(arrangement, to: &region) }
  }
}

// MARK: - Implementation

/// A stack and its children, while its rows are written.
private struct RegionStack {
  let cause: Cause
  let rules: StackRules
  /// The stack inside its insets.
  var along = Track(start: LinearExpression(0), length: LinearExpression(0))
  var across = Track(start: LinearExpression(0), length: LinearExpression(0))
  var children: [Child] = []

  init(cause: Cause, rules: StackRules) {
    self.cause = cause
    self.rules = rules
  }

  struct Child {
    var element: Int
    var along: Track
    var across: Track
    /// How long it is by itself.
    var extent: Extent
    var acrossExtent: Extent
  }

  // MARK: Along

  func addAlong(to region: inout RegionSystem) {
    add(children[0].along.start - along.start, to: &region)
    add(children[children.count - 1].along.end - along.end, to: &region)
    let isSized = children.allSatisfy { $0.extent.isSized }
    switch rules.distribution {
    case .equalSpacing where isSized && children.count > 1: addEqualSpacing(to: &region)
    case .equalCentering where isSized && children.count > 1: addEqualCentering(to: &region)
    case .fill, .equalSpacing, .equalCentering:
      addGaps(to: &region)
      share(among: children.filter { !$0.extent.isSized }, priority: RowPriority.shared, to: &region)
    case .fillEqually:
      addGaps(to: &region)
      for child in children.dropFirst() { add(child.along.length - children[0].along.length, to: &region) }
    case .fillProportionally:
      addGaps(to: &region)
      addProportions(to: &region)
    }
  }

  private func add(_ expression: LinearExpression, _ relation: Relation = .equal, to region: inout RegionSystem) {
    region.add(expression, relation, cause, isStructural: true)
  }

  private func addGaps(to region: inout RegionSystem) {
    for (before, behind) in zip(children, children.dropFirst()) {
      add(behind.along.start - before.along.end - rules.spacing, to: &region)
    }
  }

  /// All as long as one length that is looked for.
  private func share(among children: [Child], priority: Double, to region: inout RegionSystem) {
    guard children.count > 1 else { return }
    let common = LinearExpression(variable: region.system.addVariable())
    for child in children { region.add(child.along.length - common, .equal, priority: priority, cause) }
  }

  /// UIKit asks `length = stack × own / (sum of own + gaps)` of every child, of each a little less urgently than of the
  /// one before: the last one takes what the gaps leave. What constants decide keeps its length.
  private func addProportions(to region: inout RegionSystem) {
    let soft = children.filter { $0.extent.give != .fixed }
    let own = children.reduce(rules.spacing * Double(children.count - 1)) { $0 + $1.extent.length }
    guard soft.allSatisfy({ $0.extent.isSized && $0.extent.length > 0 }) else {
      return share(among: soft, priority: RowPriority.proportion, to: &region)
    }
    for child in soft.dropLast() {
      region.add(
        child.along.length - (child.extent.length / own) * along.length, .equal, priority: RowPriority.proportion, cause
      )
    }
  }

  private func addEqualSpacing(to region: inout RegionSystem) {
    let gap = LinearExpression(variable: region.system.addVariable())
    for (before, behind) in zip(children, children.dropFirst()) {
      add(behind.along.start - before.along.end - gap, to: &region)
    }
    add(gap - rules.spacing, .greaterOrEqual, to: &region)
    region.add(gap - rules.spacing, .equal, priority: Metrics.gapHugging, cause)
  }

  private func addEqualCentering(to region: inout RegionSystem) {
    let distance = LinearExpression(variable: region.system.addVariable())
    for (before, behind) in zip(children, children.dropFirst()) {
      let gap = behind.along.start - before.along.end
      add(gap - rules.spacing, .greaterOrEqual, to: &region)
      region.add(
        behind.along.centre - before.along.centre - distance, .equal, priority: Metrics.equalCentring, cause)
      region.add(gap - rules.spacing, .equal, priority: Metrics.gapHugging, cause)
    }
  }

  // MARK: Across

  func addAcross(to region: inout RegionSystem) {
    let isBaseline = rules.axis == .horizontal && rules.alignment.isBaseline
    for child in children where !isBaseline || !child.acrossExtent.isSized { addAcross(child, to: &region) }
    if isBaseline { addInside(to: &region) }
    let gives = children.map(\.acrossExtent.give).filter { $0 != .open }
    guard let longest = gives.max(), longest <= .content else { return }
    if rules.alignment != .fill {
      region.add(across.length, .equal, priority: Metrics.alignedStackHugging, cause)
    } else if longest == .fixed {
      region.add(across.length, .equal, priority: RowPriority.onlyConstants, cause)
    }
  }

  private func addInside(to region: inout RegionSystem) {
    for child in children where child.acrossExtent.isSized { addInside(child, to: &region) }
  }

  /// A child of constant size may stick out.
  private func addInside(_ child: Child, to region: inout RegionSystem) {
    let isFixed = child.acrossExtent.give == .fixed
    let priority = isFixed ? RowPriority.stickingOut : LinearSystem.required
    region.add(child.across.start - across.start, .greaterOrEqual, priority: priority, cause, isStructural: true)
    region.add(child.across.end - across.end, .lessOrEqual, priority: priority, cause, isStructural: true)
  }

  private func addAcross(_ child: Child, to region: inout RegionSystem) {
    let isUnsized = !child.acrossExtent.isSized
    switch rules.alignment {
    case .fill:
      add(child.across.start - across.start, to: &region)
      if child.acrossExtent.give == .fixed {
        region.add(child.across.end - across.end, .lessOrEqual, priority: RowPriority.stickingOut, cause)
      } else {
        add(child.across.end - across.end, to: &region)
      }
      return
    case .leading, .top, .firstBaseline, .lastBaseline: add(child.across.start - across.start, to: &region)
    case .trailing, .bottom: add(child.across.end - across.end, to: &region)
    case .center: add(child.across.centre - across.centre, to: &region)
    }
    addInside(child, to: &region)
    let target = isUnsized ? child.across.length - across.length : child.across.length
    region.add(
      target, .equal, priority: isUnsized ? RowPriority.offered : RowPriority.alignedChild, cause)
  }
}

extension LayoutPass {
  private mutating func demand(of child: Int, of stack: Int, along axis: Axis, in region: RegionSystem) -> Extent {
    let missedBefore = missedSomething
    defer { missedSomething = missedBefore }
    let width = axis == .vertical && !region.isFirst ? frames[child].width : nil
    let room = room(fitting: stack, along: axis, otherLength: nil)
    return demand(of: child, in: room, along: axis, width: width)
  }

  /// One line on which all children that have a baseline stand: as high as they allow, or as low.
  private mutating func addBaselines(_ stack: RegionStack, to region: inout RegionSystem) {
    let line = LinearExpression(variable: region.system.addVariable())
    let isFirst = stack.rules.alignment == .firstBaseline
    for child in stack.children where child.acrossExtent.isSized {
      let form = baseline(of: child.element, isFirst: isFirst)
      let own = form.start * child.across.start + form.length * child.across.length + form.constant.constant
      region.add(own - line, .equal, stack.cause, isStructural: true)
    }
    region.add(
      line - (isFirst ? stack.across.start : stack.across.end), .equal, priority: RowPriority.baseline, stack.cause)
  }

  /// What is hidden has no length along the stack, and stands where the next child does.
  private func addCollapsed(
    _ collapsed: [(Int, behind: Int)], _ stack: RegionStack, to region: inout RegionSystem
  ) {
    for (child, next) in collapsed {
      guard let along = region.track(of: child, along: stack.rules.axis),
        let across = region.track(of: child, along: stack.rules.axis.other)
      else { continue }
      let end = stack.children.isEmpty ? stack.along.start : stack.along.end
      let place = next < stack.children.count ? stack.children[next].along.start : end
      for expression in [
        along.length, along.start - place, across.start - stack.across.start, across.length - stack.across.length,
      ] {
        region.add(expression, .equal, stack.cause)
      }
    }
  }
}
