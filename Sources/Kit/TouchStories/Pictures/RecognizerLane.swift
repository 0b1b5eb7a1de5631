import Foundation
import GestureCore
import Touchstone

/// A recognizer's states as bars, and its verdicts as marks.
package struct RecognizerLane: Equatable {
  /// The trace's number for it.
  package var id: Int
  package var name: String
  /// Whether its gestures are reported; auxiliary recognizers' are not.
  package var isTold = true
  /// In order of time, without overlaps.
  package var bars: [StateBar] = []
  package var marks: [VerdictMark] = []
  /// The number of attempts without a result that were omitted.
  package var quietAttempts = 0

  /// The lane's importance: highest if it was recognized, then if it asked to begin, then if something else was decided.
  var importance: Int {
    if !isTold { return 0 }
    if hasGesture { return 3 }
    return marks.isEmpty ? 1 : 2
  }

  /// Whether a gesture was recognized.
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

/// A state with its time span.
package struct StateBar: Equatable {
  package enum Kind: Equatable, Hashable {
    case possible
    /// It asks to begin, and other recognizers have not agreed; without duration if they agreed immediately.
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

    /// Whether the gesture has ended and only the reset follows.
    package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  package var kind: Kind
  package var from: Timestamp
  package var to: Timestamp
  /// The reason for the state, in the trace's words.
  package var reason: String
  /// The number of touches received until the bar's end.
  package var touches = 0
  /// The number of `changed` actions sent during the bar.
  package var changes = 0
}

/// A decision about a recognizer, or an action of it.
package struct VerdictMark: Equatable {
  package enum Kind: Equatable, Hashable {
    /// It waits for the failure of others.
    case held
    /// Another recognizer began and prevents it, or was recognized although its failure was required.
    case prevented
    /// A delegate, view or override returned `false`.
    case vetoed
    /// A deadline passed.
    case deadline
    /// Its action was sent with the state `began`, `ended` or `cancelled`.
    case action
  }

  package var kind: Kind
  package var time: Timestamp
  package var words: String
  /// The trace's number of the other recognizer; `nil` if there is none.
  package var other: Int?
}
