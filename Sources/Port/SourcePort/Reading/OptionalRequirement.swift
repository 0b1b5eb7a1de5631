/// An optional requirement: `@objc optional func`, or one of UIKit's own protocols.
struct OptionalRequirement: Codable, Equatable, Sendable {
  let owner: String
  let name: String
  let parameters: [DeclaredMethod.Parameter]
  let result: String?
  var isProperty = false
  var isThrowing = false
  /// Whether another requirement has the same name and labels and differs only in types.
  var isOverloaded = false
  var file = 0

  var labels: [String] { parameters.map(\.label) }

  /// Name of the property that represents the method as an optional value.
  var key: String {
    let types = isOverloaded ? parameters.map { "_" + $0.type.filter(\.isLetter) } : []
    return "_port_" + name + (labels.map { "_" + ($0 == "_" ? "" : $0) } + types).joined()
  }

  /// Name of the method that calls it, and returns `nil` if the object does not implement it. Overloads share the name.
  var caller: String { "_port_call_" + name }

  /// Name of the property that reports whether the object implements it.
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

  /// The result type of a call with optional chaining; an optional result is not wrapped again.
  var optionalResult: String {
    guard let result else { return "Void?" }
    let isOptional = result.hasSuffix("?") || result.hasPrefix("Optional<")
    return isOptional ? result : "(\(result))?"
  }

  var returns: String { result.map { " -> " + $0 } ?? "" }
}
