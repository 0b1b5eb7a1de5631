import Foundation
import GestureCore
import Touchstone

/// A way in which a frame can be wrong about contact 1, and what the gate says of it.
enum Malformation: String, CaseIterable {
  case beganAgain, moved, ended, cancelled, movedTwice, movedAndBegan, endedAndMoved
  case beganNowhere, movedToInfinity, endedNowhere, badEarlierReading
  case lateMove, lateLift, badHover, badScroll, badTransform, unknownPress, badPress
  case badEstimate, unknownEstimate

  /// What contact 1 has been through before.
  enum Standing: String, CaseIterable {
    case unknown, down, underWay, lifted, cancelled, interrupted

    var isDown: Bool { self == .down || self == .underWay }
  }

  var isLate: Bool { self == .lateMove || self == .lateLift }

  /// What is added to a good frame of that time.
  func spoil(_ frame: inout InputFrame) {
    let place = CGPoint(x: 60, y: 60)
    let nowhere = CGPoint(x: CGFloat.nan, y: 0)
    let infinity = CGPoint(x: 0, y: CGFloat.infinity)
    let time = frame.time
    func add(_ phase: Contact.Phase, at place: CGPoint = place) {
      frame.contacts.append(Contact(id: 1, phase: phase, at: place, time: time))
    }
    switch self {
    case .beganAgain: add(.began)
    case .moved: add(.moved)
    case .ended: add(.ended)
    case .cancelled: add(.cancelled)
    case .movedTwice:
      add(.moved)
      add(.moved)
    case .movedAndBegan:
      add(.moved)
      add(.began)
    case .endedAndMoved:
      add(.ended)
      add(.moved)
    case .beganNowhere: add(.began, at: nowhere)
    case .movedToInfinity: add(.moved, at: infinity)
    case .endedNowhere: add(.ended, at: nowhere)
    case .badEarlierReading:
      add(.moved)
      frame.contacts[frame.contacts.count - 1].earlierSamples = [
        ContactSample(time: time, location: infinity)
      ]
    case .lateMove, .lateLift:
      frame.time = time.advanced(by: -1)
      add(self == .lateMove ? .moved : .ended)
    case .badHover: frame.hover = HoverChange(phase: .changed, location: nowhere)
    case .badScroll: frame.scroll = ScrollChange(phase: .changed, location: place, dx: .nan)
    case .badTransform:
      frame.transform = TransformChange(phase: .changed, location: place, scale: .infinity)
    case .unknownPress: frame.presses = [PressChange(id: 1, phase: .ended, type: 4)]
    case .badPress: frame.presses = [PressChange(id: 1, phase: .began, type: 4, force: .nan)]
    case .badEstimate: frame.estimateUpdates = [EstimateUpdate(index: 5, force: .nan)]
    case .unknownEstimate: frame.estimateUpdates = [EstimateUpdate(index: 5, force: 1)]
    }
  }

  /// The lines of the trace that refuse something, from a statement of the rules alone.
  func refusals(_ standing: Standing) -> [String] {
    let unknown = { (phase: Contact.Phase) in "contact 1 \(phase) without having begun" }
    let infinite = "contact 1 has numbers that are not finite"
    let isDown = standing.isDown
    let words: [String] =
      switch self {
      case .beganAgain: isDown ? ["contact 1 began while it was down"] : []
      case .moved: isDown ? [] : [unknown(.moved)]
      case .ended: isDown ? [] : [unknown(.ended)]
      case .cancelled: isDown ? [] : [unknown(.cancelled)]
      case .movedTwice:
        isDown ? ["contact 1 is listed twice in one frame"] : [unknown(.moved), unknown(.moved)]
      case .movedAndBegan:
        isDown ? ["contact 1 is listed twice in one frame"] : [unknown(.moved)]
      case .endedAndMoved:
        isDown
          ? ["contact 1 is listed twice in one frame"] : [unknown(.ended), unknown(.moved)]
      case .beganNowhere: [isDown ? "contact 1 began while it was down" : infinite]
      case .movedToInfinity: [isDown ? infinite : unknown(.moved)]
      case .endedNowhere: isDown ? [] : [unknown(.ended)]
      case .badEarlierReading:
        [
          isDown
            ? "an earlier reading of contact 1 has numbers that are not finite" : unknown(.moved)
        ]
      case .lateMove: [late]
      case .lateLift: isDown ? [late] : [late, unknown(.ended)]
      case .badHover: ["the hovering pointer has numbers that are not finite"]
      case .badScroll: ["a scroll has numbers that are not finite"]
      case .badTransform: ["a trackpad transform has numbers that are not finite"]
      case .unknownPress: ["press 1 changed without having begun"]
      case .badPress: ["press 1 has numbers that are not finite"]
      case .badEstimate: ["a better value for reading 5 has numbers that are not finite"]
      case .unknownEstimate: ["nobody waits for an update of reading 5"]
      }
    return words.map { "input     refused: \($0)" }
  }

  private var late: String {
    "time ran backwards by 0.984 s; only lifts of this frame are taken, at the present time"
  }
}
