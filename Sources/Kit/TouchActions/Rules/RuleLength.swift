import Foundation

/// A length in a rule: points of the scene, or millimetres of the surface.
package enum RuleLength: Hashable {
  case points(Double)
  case millimetres(Double)

  init(_ node: RuleNode) throws(RuleError) {
    if case .word(let text, isPlain: true) = node.content, text.hasSuffix("mm") {
      self = .millimetres(try node.number(0.1...10_000, unit: "mm", example: "20mm"))
    } else {
      self = .points(try node.number(1...100_000, example: "120 or 20mm"))
    }
  }

  /// The length in points.
  func points(on surface: TouchSurface) -> Double {
    switch self {
    case .points(let points): points
    case .millimetres(let length): length * surface.pointsPerMillimetre
    }
  }
}
