import Foundation
import GestureCore
import Touchstone

/// Gathers the contenders of an episode that came less than halfway to recognition, by their places.
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

  /// A contender that had another number of fingers than it takes. Other attempts of it in the episode count more.
  mutating func addWrongFingers(_ place: Int) {
    isEmpty = false
    if case .none = marks[place] { marks[place] = .wrongFingers }
  }

  /// A contender that never moved towards recognition. An attempt in which it did counts more.
  mutating func addStill(_ place: Int) {
    isEmpty = false
    if case .notHalfway = marks[place] { return }
    marks[place] = .still
  }

  /// A contender that failed after a part of its way.
  mutating func addNotHalfway(_ place: Int, because reason: Reason) {
    isEmpty = false
    marks[place] = .notHalfway(reason)
  }

  /// Returns them, each once and in the scene's order, and removes them; `nil` if there are none.
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
