import GestureCore

/// One of UIKit's own recognizers at work, as far as whole points and milliseconds go: hears of touches
/// and says what it does, and knows of no rule between recognizers.
protocol RecognizerRun {
  typealias Place = (x: Int, y: Int)

  mutating func reset()
  mutating func hear(_ phase: Contact.Phase, _ touches: [Int], _ scene: Sight)
    -> [ProgramRun.Command]
  /// Of a pointer that comes without touches; most care for none.
  mutating func follow(_ phase: Contact.Phase, _ step: Script.StreamStep) -> [ProgramRun.Command]
  mutating func deadline() -> [ProgramRun.Command]
}

extension RecognizerRun {
  mutating func follow(
    _ phase: Contact.Phase, _ step: Script.StreamStep
  ) -> [ProgramRun.Command] { [] }
}

/// What a recognizer sees when it hears of touches.
struct Sight {
  /// In milliseconds.
  var time: Int
  var place: (Int) -> (x: Int, y: Int)
  /// Whether the touch lifts, or is cancelled, in this event.
  var isLeaving: (Int) -> Bool
  /// Whether the touch lifts in this event, perhaps in another window, whose turn is yet to come.
  var isLifting: (Int) -> Bool
}

extension Script.Kind {
  var run: any RecognizerRun {
    switch self {
    case .tap, .press, .pan: BuiltInRun(self)
    case .swipe(let direction, let fingers): SwipeRun(direction, fingers)
    case .pinch: PairRun(.pinch)
    case .rotation: PairRun(.rotation)
    case .hover: HoverRun()
    }
  }
}
