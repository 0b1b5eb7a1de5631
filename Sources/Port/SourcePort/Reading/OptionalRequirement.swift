/// A requirement that a class may leave out: `@objc optional func`, or one of UIKit's own.
struct OptionalRequirement: Codable, Equatable, Sendable {
  let owner: String
  let name: String
  let parameters: [DeclaredMethod.Parameter]
  let result: String?
  var isProperty = false
  var isThrowing = false
  /// Whether the protocol has another of the same name and labels, which differs in types only.
  var isOverloaded = false
  var file = 0

  var labels: [String] { parameters.map(\.label) }

  /// The optional value that stands for it.
  var key: String {
    let types = isOverloaded ? parameters.map { "_" + $0.type.filter(\.isLetter) } : []
    return "_port_" + name + (labels.map { "_" + ($0 == "_" ? "" : $0) } + types).joined()
  }

  /// The method that calls it, and returns `nil` if the object does not have it. Overloads share the name.
  var caller: String { "_port_call_" + name }

  /// Says whether the object has it.
  var flag: String { key + "_is" }

  /// `_ p0: UIView, at p1: Int`
  var signature: String {
    parameters.enumerated().map { "\($1.label) p\($0): \($1.type)" }.joined(separator: ", ")
  }

  /// `p0, at: p1`
  var call: String {
    parameters.enumerated().map {
      ($1.label == "_" ? "" : $1.label + ": ") + ($1.type.hasPrefix("inout ") ? "&" : "") + "p\($0)"
    }.joined(separator: ", ")
  }

  /// What a call by way of an optional gives: an optional result is not wrapped once more.
  var optionalResult: String {
    guard let result else { return "Void?" }
    let isOptional = result.hasSuffix("?") || result.hasPrefix("Optional<")
    return isOptional ? result : "(\(result))?"
  }

  var returns: String { result.map { " -> " + $0 } ?? "" }
}
