/// How hands and fingers perform a script.
public struct HandStyle: Sendable, Hashable, CustomStringConvertible {
  private let human: Human?

  private struct Human: Sendable, Hashable {
    var seed: UInt64
    var traits: HumanTraits
  }

  /// Exactly as scripted.
  public static let steady = HandStyle(human: nil)

  /// Like people: smoothly, with tremor, with landings and lifts some milliseconds apart, and seen
  /// by a panel with its own scan times. Equal seeds give exactly equal input.
  public static func human(seed: UInt64, traits: HumanTraits = .measured) -> HandStyle {
    HandStyle(human: Human(seed: seed, traits: traits))
  }

  /// One human hand per seed.
  public static func humans(_ seeds: ClosedRange<UInt64>) -> [HandStyle] {
    seeds.map { human(seed: $0) }
  }

  /// Whether it performs scripts exactly.
  public var isSteady: Bool { human == nil }

  /// The code of the style: ".human(seed: 3)".
  public var description: String {
    human.map { ".human(seed: \($0.seed))" } ?? ".steady"
  }

  /// The human variation of a finger; `nil` for a steady one.
  func humanFinger(_ id: Int) -> HumanFinger? {
    human.map { HumanFinger(id: id, seed: $0.seed, traits: $0.traits) }
  }
}
