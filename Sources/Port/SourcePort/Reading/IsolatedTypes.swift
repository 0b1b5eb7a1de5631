/// The types of a target that have to do with views, and so belong to the main actor.
///
/// On iOS, Swift 5 lets any code call UIKit, since UIKit's own declarations are older than actors.
/// Here a type that mentions UIKit is put on the main actor in the same easy-going way; without that
/// its calls would be errors.
struct IsolatedTypes {
  let names: Set<String>
  /// Types of the target, whatever they are called.
  private let own: Set<String>

  init(_ declarations: Declarations) {
    let own = Set(declarations.types.filter { $0.value.kind != .unknown }.keys)
    // What a target adds to types of others says nothing about code that uses them.
    let mentions = declarations.mentions.filter { own.contains($0.key) }
    var found: Set<String> = []
    var pending = mentions.filter { type in
      type.value.contains { Self.isUIKit($0) && !own.contains($0) }
    }.map(\.key)
    // A type that mentions an isolated type of the target is isolated, too.
    var users: [String: [String]] = [:]
    for (type, mentioned) in mentions {
      for name in mentioned { users[name, default: []].append(type) }
    }
    while let next = pending.popLast() {
      guard found.insert(next).inserted else { continue }
      let last = next.split(separator: ".").last.map(String.init) ?? next
      pending += users[last] ?? []
    }
    names = found
    self.own = own
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  func areMentioned(in words: Set<String>) -> Bool {
    words.contains { names.contains($0) || (Self.isUIKit($0) && !own.contains($0)) }
  }

  /// `UIView`, but not the plain values of UIKit that belong to no actor.
  static func isUIKit(_ word: String) -> Bool {
    (word.hasPrefix("UI") || word.hasPrefix("CA")) && !values.contains(word)
      && word.dropFirst(2).first?.isUppercase == true
  }

  private static let values: Set<String> = [
    "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIKit", "UIRectEdge", "UIOffset",
    "UIRectCorner", "CATransform3D",
  ]
}
