/// A requirement that a class may leave out: `@objc optional func`, or one of UIKit's own.
struct OptionalRequirement: Codable, Equatable, Sendable {
  let owner: String
  let name: String
  let parameters: [DeclaredMethod.Parameter]
  let result: String?
  var isProperty = false
  var file = 0

  var labels: [String] { parameters.map(\.label) }

  /// The optional value that stands for it.
  var key: String {
    "_port_" + name + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }

  /// Says whether the object has it.
  var flag: String { key + "_is" }

  /// `_ p0: UIView, at p1: Int`
  var signature: String {
    parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }.joined(separator: ", ")
  }

  /// `p0, at: p1`
  var call: String {
    parameters.enumerated().map { ($1.label == "_" ? "" : $1.label + ": ") + "p\($0)" }
      .joined(separator: ", ")
  }

  var returns: String { result.map { " -> " + $0 } ?? "" }
}
