/// A call of the library and the animation that came of it.
struct MotionCase: Decodable {
  var id: String
  var input: Input
  var expected: Expected

  struct Input: Decodable {
    var direction: String?
    var duration: Double?
    var autoreverses: Bool?
    var call: String?
    var rtl: Bool?
  }

  struct Expected: Decodable {
    var animation: OracleAnimation?
    var skeletonAnimation: OracleAnimation?
    var setOpacityAnimation: Fade?
  }

  struct Fade: Decodable { var duration: Double }
}
