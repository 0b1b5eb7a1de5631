/// How hands and fingers follow orders.
public struct HandStyle: Sendable, Hashable, CustomStringConvertible {
  private let human: Human?

  private struct Human: Sendable, Hashable {
    var seed: UInt64
    var traits: HumanTraits
  }

  /// Exactly.
  public static let steady = HandStyle(human: nil)

  /// As people do: smoothly, with a tremor, landing and lifting some milliseconds apart, seen by a
  /// panel that looks at its own moments. The same seed gives the same to the last bit.
  public static func human(seed: UInt64, traits: HumanTraits = .measured) -> HandStyle {
    HandStyle(human: Human(seed: seed, traits: traits))
  }

  /// One human hand for each seed.
  public static func humans(_ seeds: ClosedRange<UInt64>) -> [HandStyle] {
    seeds.map { human(seed: $0) }
  }

  /// Whether it follows orders exactly.
  public var isSteady: Bool { human == nil }

  /// As one would write it: ".human(seed: 3)".
  public var description: String {
    human.map { ".human(seed: \($0.seed))" } ?? ".steady"
  }

  /// What makes a finger human, or `nil` for a steady one.
  func humanFinger(_ id: Int) -> HumanFinger? {
    human.map { HumanFinger(id: id, seed: $0.seed, traits: $0.traits) }
  }
}
