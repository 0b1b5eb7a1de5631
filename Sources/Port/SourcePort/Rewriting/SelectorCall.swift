import SwiftSyntax

/// A `Selector` created from a method: its Objective-C name and the method.
struct SelectorCall {
  let owner: String
  let reference: MethodReference
  /// The method, if the target declares it.
  let method: DeclaredMethod?
  let cast: TypeSyntax?

  func text(in declarations: Declarations) -> String {
    "Selector(\(arguments(in: declarations)))"
  }

  /// The code outside the class: a generic class cannot be named there, so the table finds its method.
  func textByName(in declarations: Declarations) -> String {
    guard let method, declarations.types[method.type]?.isGeneric == true else {
      return text(in: declarations)
    }
    return "Selector(\"\(method.selectorName)\")"
  }

  /// The Objective-C name and the method.
  func arguments(in declarations: Declarations, keepsResult: Bool = false) -> String {
    guard let method else { return foreign }
    if method.parameters.contains(where: { declarations.isFunction($0.type) }) {
      return "\"\(method.selectorName)\""
    }
    // Parameter types distinguish overloaded methods.
    let labels = method.parameters.isEmpty ? nil : method.labels
    let isTold =
      declarations.namesakeCount(of: method, labels) > 1
      || (labels == nil && declarations.hasForeignAncestor(method.type))
    let isClosure = method.result != nil || method.isThrowing || isTold
    let value =
      isClosure ? closure(method, in: declarations, keepsResult: keepsResult) : plain(method)
    return "\"\(method.selectorName)\", \(value)"
  }

  /// A method inherited from another module.
  private var foreign: String {
    let full = reference.labels.map { labels in
      labels.isEmpty ? reference.name : "\(reference.name)(\(Self.list(labels)))"
    }
    let name = DeclaredMethod.selectorName(reference.name, reference.labels ?? [])
    // A closure as a parameter is nothing that a selector can be sent with.
    if reference.labels?.contains(where: { $0.hasPrefix("completion") }) == true {
      return "\"\(name)\""
    }
    let suffix = cast.map { " as (\(owner)) -> \($0.trimmedDescription)" } ?? ""
    return "\"\(name)\", \(owner).\(full ?? reference.name)\(suffix)"
  }

  private func plain(_ method: DeclaredMethod) -> String {
    let name = "\(owner).\(method.name)"
    return method.parameters.isEmpty ? name : "\(name)(\(Self.list(method.labels)))"
  }

  /// Controls and recognizers ignore the method's result.
  private func closure(
    _ method: DeclaredMethod, in declarations: Declarations, keepsResult: Bool
  ) -> String {
    let parameters = method.parameters.enumerated().map {
      "p\($0): \(declarations.spelled(Self.plain($1.type)))"
    }
    let arguments = method.parameters.enumerated().map {
      ($1.label == "_" ? "" : $1.label + ": ") + "p\($0)"
    }
    let attempt = method.isThrowing ? "try? " : ""
    let isKept = method.result == nil || keepsResult
    let drop = isKept && !method.isThrowing ? "" : "_ = "
    let call = "\(drop)\(attempt)t.\(method.name)(\(arguments.joined(separator: ", ")))"
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    return "{ (t: \(owner)) in { \(head)\(call) } }"
  }

  /// A type without attributes that are only allowed for parameters.
  private static func plain(_ type: String) -> String {
    ["@escaping ", "@autoclosure "].reduce(type) { text, word in
      text.hasPrefix(word) ? String(text.dropFirst(word.count)) : text
    }
  }

  private static func list(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }
}

extension Declarations {
  /// The number of methods of a type that match a name, or a name and labels.
  func namesakeCount(of method: DeclaredMethod, _ labels: [String]?) -> Int {
    lineage(of: method.type).reduce(0) { $0 + index.newCount(method.name, labels, in: $1) }
  }
}
