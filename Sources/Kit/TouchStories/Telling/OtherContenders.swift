import Foundation
import GestureCore
import Touchstone

/// Collects an episode's contenders that came less than halfway to recognition, by index.
struct OtherContenders {
  private enum Mark {
    case none, wrongFingers, still
    case notHalfway(Reason)
  }

  private var marks: [Mark]
  private var isEmpty = true

  init(count: Int) {
    marks = Array(repeating: .none, count: count)
  }

  /// Adds a contender with a wrong number of fingers. Its other attempts in the episode have priority.
  mutating func addWrongFingers(_ place: Int) {
    isEmpty = false
    if case .none = marks[place] { marks[place] = .wrongFingers }
  }

  /// Adds a contender that never moved towards recognition. An attempt with progress has priority.
  mutating func addStill(_ place: Int) {
    isEmpty = false
    if case .notHalfway = marks[place] { return }
    marks[place] = .still
  }

  /// Adds a contender that failed after some progress.
  mutating func addNotHalfway(_ place: Int, because reason: Reason) {
    isEmpty = false
    marks[place] = .notHalfway(reason)
  }

  /// Removes and returns them, without duplicates and in the scene's order; `nil` if there are none.
  mutating func take(_ contenders: [Contender], at time: Timestamp) -> ToldOthers? {
    if isEmpty { return nil }
    var told = ToldOthers(time: time)
    for place in marks.indices {
      let name = contenders[place].name
      switch marks[place] {
      case .none: continue
      case .wrongFingers: told.wrongFingers.append(name)
      case .still: told.still.append(name)
      case .notHalfway(let reason):
        told.notHalfway.append(.init(recognizer: name, reason: "\(reason)"))
      }
      marks[place] = .none
    }
    isEmpty = true
    return told
  }
}
