import Testing

/// Constraints as Auto Layout solves them, each case worked out by hand.
@Suite struct ConstraintTests {
  @Test(arguments: priorityCases) func priorities(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: shapeCases) func shapes(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: stackConstraintCases) func stacks(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: mirroredConstraintCases) func mirrors(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: scrollConstraintCases) func scrolls(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: rowConstraintCases) func rows(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: referenceCases) func references(_ example: FrameCase) throws { try example.check() }
}
