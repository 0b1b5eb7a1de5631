import Foundation
import GestureCore

@testable import GesturePatterns

extension Interpreter {
  /// Patterns of one finger each: the first that comes belongs to the first of them.
  func together(_ nodes: [PatternNode], from start: Point) -> Fate {
    let landings = (start.heard..<events.count).flatMap { index in
      events[index].phase == .down ? events[index].fingers.map { (index, $0) } : []
    }
    var ends: [Point] = []
    var deaths = landings.dropFirst(nodes.count).map { events[$0.0].time }
    let firstTooMany = landings.dropFirst(nodes.count).first?.0 ?? .max
    for (number, node) in nodes.enumerated() {
      let finger = number < landings.count ? landings[number].1 : nil
      let own = (start.heard..<events.count).filter { events[$0].fingers.contains(finger ?? -1) }
      let mine = own.map { index in
        var event = events[index]
        event.fingers = [finger ?? -1]
        return event
      }
      var ways = Ways()
      let interpreter = Interpreter(mine, until: end)
      interpreter.follow(node, from: Point(time: start.time, heard: 0), into: &ways)
      if let first = ways.ends.min(by: { $0.time < $1.time }) {
        // Either it heard an event last, or time passed before the events of that moment.
        let isByEvent = first.heard > 0 && mine[first.heard - 1].time == first.time
        let heard =
          isByEvent
          ? own[first.heard - 1] + 1
          : (start.heard..<events.count).first { events[$0].time >= first.time } ?? events.count
        ends.append(Point(time: first.time, heard: heard, spots: start.spots))
      } else if !ways.isOpen {
        deaths.append(ways.deaths.max() ?? start.time)
      }
    }
    if ends.count == nodes.count,
      let last = ends.max(by: { ($0.time, $0.heard) < ($1.time, $1.heard) }),
      firstTooMany >= last.heard
    {
      return .ends(last)
    }
    return deaths.min().map(Fate.dies) ?? .waits
  }
}
