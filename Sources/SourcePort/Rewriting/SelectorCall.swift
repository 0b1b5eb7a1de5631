import SwiftSyntax

/// A `Selector` made of a method: its name in Objective-C, and the method itself.
struct SelectorCall {
  let owner: String
  let reference: MethodReference
  /// The method meant, if it is one of the target's.
  let method: DeclaredMethod?
  let cast: TypeSyntax?

  /// With what a selector is made.
  func text(in declarations: Declarations, by maker: String) -> String {
    "\(maker)(\(arguments(in: declarations)))"
  }

  /// The name in Objective-C, and the method itself.
  func arguments(in declarations: Declarations) -> String {
    guard let method else { return foreign }
    // A closure says which of several methods it means by the types of what it takes.
    let namesakes = declarations.sameName(as: method)
    let isTold =
      method.parameters.isEmpty
      ? namesakes.count > 1 : namesakes.filter { $0.labels == method.labels }.count > 1
    let form = method.result != nil || method.isThrowing || isTold ? closure : plain
    return "\"\(method.selectorName)\", \(form(method))"
  }

  /// A method that the target inherits.
  private var foreign: String {
    let full = reference.labels.map { labels in
      labels.isEmpty ? reference.name : "\(reference.name)(\(Self.list(labels)))"
    }
    let name = DeclaredMethod.selectorName(reference.name, reference.labels ?? [])
    let suffix = cast.map { " as (\(owner)) -> \($0.trimmedDescription)" } ?? ""
    return "\"\(name)\", \(owner).\(full ?? reference.name)\(suffix)"
  }

  private func plain(_ method: DeclaredMethod) -> String {
    let name = "\(owner).\(method.name)"
    return method.parameters.isEmpty ? name : "\(name)(\(Self.list(method.labels)))"
  }

  /// What the method returns is of no interest to a sender.
  private func closure(_ method: DeclaredMethod) -> String {
    let parameters = method.parameters.enumerated().map { "p\($0): \($1.type)" }
    let arguments = method.parameters.enumerated().map {
      ($1.label == "_" ? "" : $1.label + ": ") + "p\($0)"
    }
    let attempt = method.isThrowing ? "try? " : ""
    let drop = method.result == nil && !method.isThrowing ? "" : "_ = "
    let call = "\(drop)\(attempt)t.\(method.name)(\(arguments.joined(separator: ", ")))"
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    return "{ (t: \(owner)) in { \(head)\(call) } }"
  }

  private static func list(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }
}

extension Declarations {
  /// The methods of a type that can be meant where only the first part of the name is written.
  func sameName(as method: DeclaredMethod) -> [DeclaredMethod] {
    let owners = lineage(of: method.type)
    return (methods[method.name] ?? []).filter { owners.contains($0.type) && !$0.isOverride }
  }
}
