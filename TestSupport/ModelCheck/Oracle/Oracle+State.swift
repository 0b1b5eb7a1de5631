import GestureCore

/// What the rules know of.
extension Oracle {
  /// A window's turn in an event.
  enum Turn {
    case touches(Int)
    /// Presses have no place, and an event of presses is one window's.
    case presses
    case streams

    func has(_ touch: Touch) -> Bool {
      switch self {
      case .touches(let window): !touch.isPress && touch.window == window
      case .presses: touch.isPress
      case .streams: false
      }
    }
  }

  struct View {
    var parent: Int?
    /// In the window's coordinates.
    var x: Int, y: Int
    var plan: Script.View
    var isInteractive = true
    /// Higher is further in front among siblings.
    var height = 0
  }

  /// A recognizer.
  struct Member {
    let plan: Script.Recognizer
    var view: Int?
    /// Grows with each addition to a view.
    var addition = 0
    var isEnabled = true
    var run: ProgramRun
    var builtIn: (any RecognizerRun)?
    var attempt = Attempt()
  }

  /// What a reset clears.
  struct Attempt {
    /// What it received and did not ignore, also what has ended.
    var touches: [Int] = []
    var isIncluded = false
    /// The type that its first touch has settled (API-G13).
    var isForPencil: Bool?
    /// What it says itself, and what everybody reads.
    var assigned = GestureState.possible
    var shown = GestureState.possible
    /// Whether it has something to tell since the last action.
    var hasNews = false
    var hasMoved = false
    var mayBegin: Bool?
    /// Whether it had to wait, and whether it ran through its states meanwhile.
    var wasHeld = false
    var hasRun = false
    /// In half milliseconds: the odd ones come after the input of their moment.
    var deadline: (time: Int, order: Int)?
    /// Broken off from outside, so that it starts anew whatever its fingers do.
    var isDismissed = false
    /// Possible after its last finger: it withholds nothing (COR-17).
    var isStranded = false
    /// The rank that it had before it was moved to another view under way.
    var rank: (depth: Int, addition: Int)?
  }

  struct Touch {
    enum Hearing { case unheard, told, over }
    let view: Int
    let window: Int
    let downX: Int, downY: Int, downTime: Int
    var x: Int, y: Int, time: Int
    var phase = Contact.Phase.began
    /// What the view knows of it, and where the view saw it last.
    var hearing = Hearing.unheard
    var toldX: Int, toldY: Int
    var isAdmitted: Bool?
    /// Which tap in a row it is, when it comes down and as it goes on (REC-12).
    var downTaps = 0
    var taps = 0
    /// A button or key, which has no place.
    var isPress = false
    /// A pointer that comes without touches, of which no view hears.
    var stream: Script.StreamKind?
    var isStream: Bool { stream != nil }

    var isDown: Bool { phase == .began || phase == .moved }
  }
}
