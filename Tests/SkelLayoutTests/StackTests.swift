import Testing

@Suite struct StackTests {
  @Test(arguments: stackFillCases) func fills(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: stackCases) func arranges(_ example: FrameCase) throws { try example.check() }
  @Test(arguments: rightToLeftStackCases) func mirrors(_ example: FrameCase) throws { try example.check() }
}
