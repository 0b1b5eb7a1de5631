/// Classes that forward a delegate's messages: they conform to a delegate protocol of UIKit and override `responds(to:)` and
/// `forwardingTarget(for:)`, which Objective-C calls.
struct DelegateProxies {
  /// Members to add to each class.
  private(set) var additions: [String: [String]] = [:]

  init(_ declarations: Declarations) {
    for name in Self.classes(in: declarations) {
      let line = declarations.lineage(of: name)
      let missing = UIKitRequirements.all.filter { requirement in
        Self.conforms(line, to: requirement.owner)
          && !(declarations.methods[requirement.name] ?? []).contains { method in
            line.contains(method.type) && method.labels == requirement.labels
              && requirement.text.contains(": " + (method.parameters.last?.type ?? ""))
          }
      }
      additions[name] = missing.map(\.forwarding)
    }
  }

  static func classes(in declarations: Declarations) -> [String] {
    let asking = declarations.overriding("responds", ["to"])
    return declarations.overriding("forwardingTarget", ["for"]).filter { asking.contains($0) }
      .sorted()
  }

  /// A table's delegate is also a scroll view's delegate, and so are the target's own protocols that refine these.
  private static func conforms(_ line: [String], to owner: String) -> Bool {
    if line.contains(owner) { return true }
    let scrolling = ["UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate"]
    return owner == "UIScrollViewDelegate" && scrolling.contains { line.contains($0) }
  }
}

extension Declarations {
  /// The classes that override a method of `NSObject` without an ancestor in the target that does.
  func overriding(_ name: String, _ labels: [String]) -> Set<String> {
    let all = (methods[name] ?? []).filter { $0.labels == labels && $0.isOverride && !$0.isStatic }
    let owners = Set(all.map(\.type))
    return owners.filter { owners.isDisjoint(with: lineage(of: $0).dropFirst()) }
  }
}
