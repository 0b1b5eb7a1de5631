import Foundation
import GestureCore
import Touchstone

/// What one recognizer did, as bars of states and marks of verdicts.
package struct RecognizerLane: Equatable {
  /// The trace's number for it.
  package var id: Int
  package var name: String
  /// Whether its gestures are worth a word; some are there only for others to wait for.
  package var isTold = true
  /// In order of time, and none over another.
  package var bars: [StateBar] = []
  package var marks: [VerdictMark] = []
  /// How many attempts were left out because they came to nothing.
  package var quietAttempts = 0

  /// How much a reader would miss it: what was recognized, then what asked to be, then what else was
  /// decided about it.
  var importance: Int {
    if !isTold { return 0 }
    if hasGesture { return 3 }
    return marks.isEmpty ? 1 : 2
  }

  /// Whether anything was recognized.
  var hasGesture: Bool {
    bars.contains { bar in
      switch bar.kind {
      case .began, .changed, .ended, .cancelled: true
      default: false
      }
    }
  }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A state that lasted, from one moment to another.
package struct StateBar: Equatable {
  package enum Kind: Equatable, Hashable {
    case possible
    /// It wants to go ahead, and others have not agreed yet; without length if they did at once.
    case waiting
    case began, changed, ended, cancelled, failed

    init(_ state: GestureState) {
      self =
        switch state {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether the gesture is over, and only the reset is to come.
    package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  package var kind: Kind
  package var from: Timestamp
  package var to: Timestamp
  /// Why it came to be in this state, in the trace's words.
  package var reason: String
  /// How many touches it had received when the bar ended.
  package var touches = 0
  /// How many `changed` actions were sent meanwhile.
  package var changes = 0
}

/// Something that was decided about a recognizer, or a sign of it.
package struct VerdictMark: Equatable {
  package enum Kind: Equatable, Hashable {
    /// It has to wait until others fail.
    case held
    /// Another one went ahead and keeps it out, or went ahead although it waited for it.
    case prevented
    /// A delegate, view or override that was asked said no.
    case vetoed
    /// Its time was up.
    case deadline
    /// Its action was sent with the state `began`, `ended` or `cancelled`.
    case action
  }

  package var kind: Kind
  package var time: Timestamp
  package var words: String
  /// The trace's number for the other recognizer, where there is one.
  package var other: Int?
}
