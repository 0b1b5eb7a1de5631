import GestureCore

/// One line of what a script makes happen, from the oracle or from the real thing.
enum LogLine: Hashable {
  case step(Int)
  /// A recognizer hears of touches.
  case hears(Int, Contact.Phase, [Int])
  case reset(Int)
  case action(Int, GestureState)
  /// A view hears of touches.
  case view(Int, Contact.Phase, [Sighting])
  /// Where all recognizers are after a step, as everybody reads it.
  case states([GestureState])

  /// A touch as a view sees it: where, and (except for a cancellation) since when.
  struct Sighting: Hashable, CustomStringConvertible {
    var touch: Int
    var x: Int
    var y: Int
    var time: Int?

    var description: String { "\(touch)(\(x),\(y)\(time.map { " \($0)ms" } ?? ""))" }
  }
}

extension LogLine: CustomStringConvertible {
  var description: String {
    switch self {
    case .step(let number): "-- step \(number)"
    case .hears(let recognizer, let phase, let touches): "r\(recognizer).\(phase) \(touches)"
    case .reset(let recognizer): "r\(recognizer).reset"
    case .action(let recognizer, let state): "!r\(recognizer) \(state)"
    case .view(let view, let phase, let sightings):
      "v\(view).\(phase) \(sightings.map(\.description).joined(separator: " "))"
    case .states(let states): "states " + states.map { "\($0)" }.joined(separator: " ")
    }
  }
}
