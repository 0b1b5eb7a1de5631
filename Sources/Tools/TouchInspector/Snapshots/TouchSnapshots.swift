import Foundation
import GestureCore
import Touchstone

/// A touch at its last location.
struct TouchSnapshot: Encodable, Equatable {
  var id: Int
  var phase: String
  var x: Double
  var y: Double
  var view: String?
  var hand: Int

  var isOver: Bool { phase == "ended" || phase == "cancelled" }
}

/// A scene's touches, sorted by number: those that are down, and finished ones that a page has not received yet.
struct TouchSnapshots: Equatable {
  /// The most finished touches stored for slow pages; older ones are sent as cancelled.
  private static let mostFinished = 500

  private(set) var all: [TouchSnapshot] = []

  var isAnyDown: Bool { !all.allSatisfy(\.isOver) }

  /// Records a touch.
  /// - Parameter hand: the client whose input it is.
  /// - Returns: the touch's owner, because another client's input may end it.
  mutating func note(
    _ id: Int, _ phase: Contact.Phase, at place: CGPoint, in view: String?, hand: Int
  ) -> Int {
    let known = all.lastIndex { $0.id <= id }
    guard let known, all[known].id == id else {
      let owner = phase == .began ? hand : 0
      let touch = TouchSnapshot(
        id: id, phase: phase.word, x: Double(place.x), y: Double(place.y), view: view, hand: owner)
      all.insert(touch, at: known.map { $0 + 1 } ?? 0)
      return owner
    }
    all[known].phase = phase.word
    all[known].x = Double(place.x)
    all[known].y = Double(place.y)
    all[known].view = view
    if phase == .began { all[known].hand = hand }
    return all[known].hand
  }

  /// Removes finished touches that all given tables also contain as finished.
  mutating func forgetFinished(knownTo tables: [TouchSnapshots]) {
    let finished = all.count(where: \.isOver)
    guard finished > 0 else { return }
    let isCrowded = finished > Self.mostFinished
    all.removeAll { touch in
      touch.isOver && (isCrowded || tables.allSatisfy { $0.all.contains(touch) })
    }
  }

  /// The touches that differ from those in an older table; missing ones are sent as cancelled.
  func difference(from old: TouchSnapshots) -> [TouchSnapshot] {
    var news: [TouchSnapshot] = []
    var rest = old.all[...]
    func takeMissing(before id: Int) {
      while var touch = rest.first, touch.id < id {
        rest.removeFirst()
        if touch.isOver { continue }
        touch.phase = "cancelled"
        news.append(touch)
      }
    }
    for touch in all {
      takeMissing(before: touch.id)
      let isKnown = rest.first?.id == touch.id
      if !isKnown || rest.first != touch { news.append(touch) }
      if isKnown { rest.removeFirst() }
    }
    takeMissing(before: .max)
    return news
  }
}
