import Foundation
import SkelBackends
import Testing

/// The one number format of all outputs.
@Suite struct NumberFormatTests {
  private func text(_ value: Double) -> String {
    var out = OutputBuffer(reserving: 16)
    out.append(value)
    return String(decoding: out.finish(), as: UTF8.self)
  }

  @Test func plainNumbers() {
    let expected: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (999, "999"),
      (1000, "1000"), (9999, "9999"), (10000, "10000"), (123_456_789, "123456789"), (0.5, "0.5"), (0.25, "0.25"),
      (0.125, "0.125"), (198.1, "198.1"), (-12.34, "-12.34"), (1.005, "1.005"), (2.02, "2.02"), (7.001, "7.001"),
      (0.0001, "0"), (-0.0001, "0"), (0.1 + 0.2, "0.3"), (22.666666666666668, "22.667"), (99.9999, "100"),
    ]
    for (value, expected) in expected { #expect(text(value) == expected) }
  }

  @Test func halvesGoAwayFromZeroOnTheDecimalValue() {
    // The binary numbers behind the first two lie below the half, the third's above.
    #expect(text(1.0005) == "1.001")
    #expect(text(-1.0005) == "-1.001")
    #expect(text(8.0015) == "8.002")
    #expect(text(0.0005) == "0.001")
    #expect(text(-0.0005) == "-0.001")
    #expect(text(0.00049999) == "0")
    #expect(text(1.00049999999) == "1")
    #expect(text(123_456.7895) == "123456.79")
    #expect(text(3_999_999_999_999.5) == "3999999999999.5")
  }

  @Test func hugeNumbersHaveNoExponent() {
    #expect(text(4e12) == "4000000000000")
    #expect(text(5e15 + 1) == "5000000000000001")
    #expect(text(1e16) == "10000000000000000")
    #expect(text(-1e20) == "-100000000000000000000")
    #expect(text(1.5e300) == "15" + String(repeating: "0", count: 299))
    #expect(text(1.8446744073709552e19) == "18446744073709552000")
  }

  @Test func agreesWithDecimalArithmetic() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<60_000 {
      let scale = [1, 100, 2000, 1e6, 1e9, 1e11][round % 6]
      var value = Double.random(in: -scale...scale, using: &random)
      if round % 3 == 0 { value = (value * 2000).rounded() / 2000 }
      #expect(text(value) == reference(value), "\(value)")
    }
  }

  /// The shortest decimal that names the number, rounded as on paper.
  private func reference(_ value: Double) -> String {
    guard var exact = Decimal(string: "\(value)") else { return "" }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 3, .plain)
    return "\(rounded)"
  }

  @Test func integers() {
    var out = OutputBuffer(reserving: 16)
    for value in [0, 7, -7, 42, 123_456, Int.max, Int.min] {
      out.append(value)
      out.append(" ")
    }
    let text = String(decoding: out.finish(), as: UTF8.self)
    #expect(text == "0 7 -7 42 123456 9223372036854775807 -9223372036854775808 ")
  }
}
