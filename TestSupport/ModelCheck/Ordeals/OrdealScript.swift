import Foundation
import GestureCore
import Touchstone

/// What the fingers do in every ordeal: enough for each of UIKit's recognizers, for views and for a
/// control, with every way in which a touch can end.
enum OrdealScript {
  /// A frame, and how long after the one before it comes.
  struct Beat {
    var delay: TimeInterval
    var contacts: [Contact] = []
    var isInterruption = false
    /// The view is taken from its superview, and put back at once.
    var viewLeaves = false
    /// The client disables recognizers, and enables them at once.
    var clientChanges = false
  }

  /// Many fingers that come down, move and lift, and between all of that changes of the client's.
  static let beatsOfChange: [Beat] = {
    var maker = Maker()
    maker.manyFingers()
    return maker.beats
  }()

  /// The parts that matter to one kind of recognizer, and to the moment that is waited for.
  static func beats(for victim: Victim, _ moment: Moment) -> [Beat] {
    var maker = Maker()
    maker.pinchAndTurn()
    switch victim {
    case .tap, .doubleTap: maker.tapTwice()
    case .press: maker.press()
    case .swipe, .pan: maker.swipe()
    case .edgePan: maker.edge()
    case .pinch, .rotation, .scroll, .discrete: maker.dragAndCancel()
    }
    if moment.isOfControl || victim == .scroll { maker.useControl() }
    maker.leave()
    maker.interruption()
    return maker.beats
  }

  /// Where the control of an ordeal is, inside of its view.
  static let control = CGPoint(x: 280, y: 280)

  private struct Maker {
    var beats: [Beat] = []
    private var last = 0

    mutating func manyFingers() {
      // As many as a list has room for at first.
      let fingers = (1...8).map { _ in next() }
      for finger in fingers { beat(0.01, (finger, .began, 20 + 30 * Double(finger), 150)) }
      beats.append(Beat(delay: 0.01, clientChanges: true))
      let late = next()
      beat(0.01, (late, .began, 160, 200))
      beat(0.01, (fingers[0], .moved, 50, 190), (late, .moved, 160, 240))
      beats.append(Beat(delay: 0.01, clientChanges: true))
      beat(0.01, (fingers[1], .moved, 80, 190), (late, .moved, 160, 260))
      for finger in fingers + [late] { beat(0.01, (finger, .ended, 100, 190)) }
      pause(0.1)
      beats.append(Beat(delay: 0.01, clientChanges: true))
    }

    mutating func pinchAndTurn() {
      let (one, other) = (next(), next())
      beat(0.02, (one, .began, 140, 150))
      beat(0.02, (other, .began, 180, 150))
      for step in 1...6 {
        let (way, turn) = (Double(step) * 8, Double(step) * 10)
        beat(0.016, (one, .moved, 140 - way, 150 - turn), (other, .moved, 180 + way, 150 + turn))
      }
      beat(0.016, (one, .ended, 92, 90), (other, .moved, 235, 215))
      beat(0.016, (other, .moved, 240, 220))
      beat(0.016, (other, .ended, 240, 220))
    }

    mutating func tapTwice() {
      for _ in 0..<2 {
        let finger = next()
        beat(0.08, (finger, .began, 160, 160))
        beat(0.06, (finger, .ended, 160, 160))
      }
      pause(0.5)
    }

    mutating func press() {
      let finger = next()
      beat(0.05, (finger, .began, 160, 160))
      pause(0.8)
      beat(0.016, (finger, .moved, 165, 160))
      beat(0.016, (finger, .ended, 165, 160))
      pause(0.5)
    }

    mutating func swipe() {
      let finger = next()
      beat(0.1, (finger, .began, 100, 160))
      for step in 1...4 { beat(0.016, (finger, .moved, 100 + 30 * Double(step), 160)) }
      beat(0.016, (finger, .ended, 230, 160))
      pause(0.5)
    }

    mutating func edge() {
      let finger = next()
      beat(0.1, (finger, .began, 1, 160))
      for step in 1...4 { beat(0.016, (finger, .moved, 1 + 20 * Double(step), 160)) }
      beat(0.016, (finger, .ended, 90, 160))
      pause(0.5)
    }

    mutating func dragAndCancel() {
      let finger = next()
      beat(0.1, (finger, .began, 160, 160))
      for step in 1...3 { beat(0.016, (finger, .moved, 160, 160 + 9 * Double(step))) }
      beat(0.016, (finger, .cancelled, 160, 190))
      pause(0.5)
    }

    mutating func useControl() {
      let place = OrdealScript.control
      for phase in [Contact.Phase.ended, .cancelled] {
        let finger = next()
        beat(0.1, (finger, .began, place.x, place.y))
        beat(0.016, (finger, .moved, place.x + 2, place.y))
        beat(0.016, (finger, .moved, place.x + 4, place.y))
        beat(0.016, (finger, phase, place.x + 4, place.y))
        pause(0.5)
      }
    }

    mutating func leave() {
      let finger = next()
      beat(0.1, (finger, .began, 160, 160))
      beat(0.016, (finger, .moved, 170, 165))
      beats.append(Beat(delay: 0.016, viewLeaves: true))
      beat(0.016, (finger, .moved, 180, 165))
      beat(0.016, (finger, .ended, 180, 165))
      pause(0.5)
    }

    mutating func interruption() {
      let finger = next()
      beat(0.1, (finger, .began, 160, 160))
      beat(0.016, (finger, .moved, 170, 165))
      beat(0.016, (finger, .moved, 190, 170))
      beats.append(Beat(delay: 0.016, isInterruption: true))
    }

    private mutating func next() -> Int {
      last += 1
      return last
    }

    private mutating func pause(_ seconds: TimeInterval) { beats.append(Beat(delay: seconds)) }

    private mutating func beat(
      _ delay: TimeInterval, _ contacts: (id: Int, phase: Contact.Phase, x: Double, y: Double)...
    ) {
      beats.append(
        Beat(
          delay: delay,
          contacts: contacts.map {
            Contact(id: $0.id, phase: $0.phase, at: CGPoint(x: $0.x, y: $0.y), time: .zero)
          }))
    }
  }
}
