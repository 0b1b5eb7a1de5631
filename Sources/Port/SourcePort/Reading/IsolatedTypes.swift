/// The types of a target that use views and are therefore isolated to the main actor.
///
/// On iOS, Swift 5 lets any code call UIKit, because UIKit's declarations predate actors. Here, a type that mentions UIKit is
/// isolated to the main actor with `@preconcurrency`; otherwise its calls would be errors. The same holds for Combine, whose
/// timers wait on the clock of the scene: a model may use nothing else of an app's.
struct IsolatedTypes {
  let names: Set<String>
  /// Types that the target declares.
  private let own: Set<String>

  init(_ declarations: Declarations) {
    let own = Set(declarations.types.filter { $0.value.kind != .unknown }.keys)
    // Extensions of other modules' types do not affect code that uses those types.
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

  /// `UIView` and `AnyCancellable`, but not the plain values of UIKit that belong to no actor.
  static func isUIKit(_ word: String) -> Bool {
    combine.contains(word) || isView(word)
  }

  private static func isView(_ word: String) -> Bool {
    (word.hasPrefix("UI") || word.hasPrefix("CA")) && !values.contains(word)
      && word.dropFirst(2).first?.isUppercase == true
  }

  /// Combine's types that are part of no other library's vocabulary.
  private static let combine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "PassthroughSubject",
  ]

  private static let values: Set<String> = [
    "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIKit", "UIRectEdge", "UIOffset",
    "UIRectCorner", "CATransform3D",
  ]
}
