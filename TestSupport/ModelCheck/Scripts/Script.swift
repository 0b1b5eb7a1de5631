/// A tree of views, recognizers with their relations, and what happens to them: everything that the
/// oracle and the real thing need to play the same piece.
///
/// Views, recognizers and fingers are numbers: the places in their arrays, and one new number for
/// each time a finger comes down.
struct Script: Hashable {
  /// The first is a window; every other one names a parent before it.
  var views: [View]
  var recognizers: [Recognizer]
  var relations: Set<Relation> = []
  var steps: [Step]

  struct View: Hashable {
    var parent: Int
    /// In the parent's coordinates.
    var x: Int, y: Int, width: Int, height: Int
    /// The first is one; others lie in front of it and have no parent.
    var isWindow = false
    var isMultiple = false
    var isExclusive = false
    var control: Control?
  }

  struct Recognizer: Hashable {
    var view: Int
    var program: Program
    /// One of UIKit's own in the program's place.
    var kind: Kind?
    var cancels = true
    var delaysBegan = false
    var delaysEnded = true
    /// Whether its delegate says no when it is about to begin.
    var isVetoed = false
    /// Its delegate refuses every touch whose number leaves that remainder when divided by three.
    var refuses: Int?
    /// Takes no pencil, and takes fingers and a pencil in one gesture.
    var isForFingers = false
    var mixesTypes = false
    /// Whether it takes presses as well as touches; UIKit's own take none here.
    var takesPresses = false
    /// Whether fingers concern it, and whether scrolls do.
    var takesTouches = true
    var takesScrolls = false
    /// Whom its first action of a gesture disables, and whether to enable it again at once.
    var reaction: Reaction?
  }

  enum Kind: Hashable {
    case tap(Int)
    case press
    case pan
    case swipe(Direction, Int)
    case pinch
    case rotation
    case hover
  }

  enum Direction: String, Hashable, CaseIterable, CustomStringConvertible {
    case right, left, up, down
    /// To the right or to the left.
    case sideways

    var description: String { ".\(rawValue)" }
  }

  struct Reaction: Hashable {
    var disables: Int
    var enablesAgain = false
  }

  /// What holds between two recognizers, or a view and a recognizer, for the whole script.
  enum Relation: Hashable {
    case waits(Int, for: Int)
    case waitsThisTime(Int, for: Int, says: Speaker)
    case simultaneous(Int, with: Int)
    case cannotPrevent(Int, Int)
    case cannotBePrevented(Int, by: Int)
    /// The view answers no to that recognizer's should-begin.
    case viewVetoes(view: Int, Int)
  }

  /// Which of the four questions of FAI-21 is answered with yes.
  enum Speaker: Hashable, CaseIterable {
    case waitingDelegate, waitedForDelegate, waitingSubclass, waitedForSubclass
  }

  enum Step: Hashable {
    /// One frame, that many milliseconds after the previous moment.
    case frame(Int, [Change])
    /// A button or key, as many milliseconds later. Presses have numbers of their own, from 1,000.
    case press(Int, Button)
    /// What a pointer does without touches, as many milliseconds later.
    case stream(Int, Stream)
    case wait(Int)
    case interrupt
    case removeView(Int)
    /// Puts a removed view back, in front of its siblings.
    case restoreView(Int)
    case interact(Int, Bool)
    case enableControl(Int, Bool)
    case require(Int, toFail: Int)
    case detach(Int)
    case attach(Int, to: Int)
    case enable(Int, Bool)
    /// The recognizer's program is nudged from outside of any event (STM-10).
    case poke(Int)
  }

  /// Every seventh finger is a pencil.
  static func isPencil(_ finger: Int) -> Bool { finger.isMultiple(of: 7) }

  enum Button: Hashable {
    case down(Int)
    case up(Int)
    case cancel(Int)

    var number: Int {
      switch self {
      case .down(let number), .up(let number), .cancel(let number): number
      }
    }
  }

  enum Change: Hashable {
    case down(Int, x: Int, y: Int)
    case move(Int, x: Int, y: Int)
    case up(Int)
    case cancel(Int)

    var finger: Int {
      switch self {
      case .down(let finger, _, _), .move(let finger, _, _), .up(let finger), .cancel(let finger):
        finger
      }
    }
  }
}
