import GestureCore

/// The messages that a view is just being told: those of its touch's delivery, in a set that is known
/// through and through in this module.
struct DueSteps: OptionSet {
  let rawValue: UInt8
  static let began = DueSteps(rawValue: 1)
  static let moved = DueSteps(rawValue: 2)
  static let ended = DueSteps(rawValue: 4)
  static let cancelled = DueSteps(rawValue: 8)
  /// The one message in question, apart from all others.
  static let only = DueSteps(rawValue: 128)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ steps: TouchDelivery.Steps) { rawValue = steps.rawValue }
}
