import Foundation
import GestureCore
import Touchstone

/// Gathers the contenders of an episode that never moved towards recognition, by their places.
struct OtherContenders {
  private enum Mark: UInt8 {
    case none, wrongFingers, still
  }

  private var marks: [Mark]
  private var isEmpty = true

  init(count: Int) {
    marks = Array(repeating: .none, count: count)
  }

  /// A recognizer that had the right fingers once is named for that, even if other attempts had
  /// not.
  mutating func note(_ place: Int, hadWrongFingers: Bool) {
    isEmpty = false
    if !hadWrongFingers {
      marks[place] = .still
    } else if marks[place] == .none {
      marks[place] = .wrongFingers
    }
  }

  /// Tells of them, each once and in the scene's order, and forgets them; `nil` if there are none.
  mutating func take(_ contenders: [Contender], at time: Timestamp) -> ToldOthers? {
    if isEmpty { return nil }
    var told = ToldOthers(time: time, wrongFingers: [], still: [])
    for place in marks.indices where marks[place] != .none {
      if marks[place] == .still {
        told.still.append(contenders[place].name)
      } else {
        told.wrongFingers.append(contenders[place].name)
      }
      marks[place] = .none
    }
    isEmpty = true
    return told
  }
}
