import GestureCore

/// How a scripted recognizer behaves: a few numbers that both the oracle and a real recognizer run.
struct Program: Hashable {
  /// What makes something happen. Times are in milliseconds from the first touch.
  enum Trigger: Hashable {
    case never
    /// When that many touches are down.
    case down(Int)
    /// At that many messages of movement.
    case move(Int)
    /// When the last finger lifts.
    case lift
    case after(Int)
  }

  /// How it goes about assigning its state.
  enum Manner: Hashable, CaseIterable {
    case proper
    /// Does not assign `.changed` (STM-24).
    case silent
    /// Assigns what it should not (STM-11 to 16).
    case clumsy
  }

  var recognizes = Trigger.lift
  var givesUp = Trigger.never
  var isContinuous = false
  /// How often the fingers must lift before that counts.
  var taps = 1
  /// How long it waits for the next tap, in milliseconds.
  var gap = 300
  /// It ignores every touch beyond that many.
  var takes = 10
  /// Ends when any finger lifts, not the last one.
  var endsEarly = false
  var manner = Manner.proper
}
