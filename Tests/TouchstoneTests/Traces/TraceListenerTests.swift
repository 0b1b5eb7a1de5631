import Effort
import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// Who listens to the trace, and for how long.
@Suite struct TraceListenerTests {
  let stage = Stage()
  var system: TouchSystem { stage.scene.touchSystem }

  @Test("several hear the same, each as long as it wants")
  func listeners() {
    var (first, second): ([TraceEvent], [TraceEvent]) = ([], [])
    let one = system.addTraceListener { first.append($0) }
    system.addTraceListener { second.append($0) }
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: .zero).down()
    #expect(first == stage.trace)
    #expect(second == stage.trace)
    system.removeTraceListener(one)
    let count = first.count
    stage.finger(at: .zero).tap()
    #expect(first.count == count)
    #expect(second == stage.trace)
  }

  @Test("a listener may leave, ask why and read the buffer from within")
  func reentrance() {
    stage.remember()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let place = Place()
    var answers: [String] = []
    place.listener = system.addTraceListener { [system] event in
      guard case .state(_, _, .ended, _) = event.kind, let mine = place.listener else { return }
      answers.append(system.why(tap).causes[0])
      system.removeTraceListener(mine)
    }
    stage.finger(at: .zero).tap()
    stage.wait(1)
    stage.finger(at: .zero).tap()
    #expect(answers == ["tap was recognized at 0.050: 1 finger tapped once"])
  }

  @Test("the buffer works alone, and a listener without it")
  func outlets() {
    system.trace = nil
    stage.finger(at: .zero).tap()
    stage.remember()
    stage.finger(at: .zero).tap()
    #expect(
      system.traceBuffer?.events.map { "\($0)".contains("touch 2") } == [true, true, true, true])
    system.traceBuffer = nil
    #expect(system.traceBuffer == nil)
    #expect(stage.trace == [])
  }

  @Test("the trace as a sequence, until the loop is left")
  func stream() async {
    let events = system.traceEvents()
    stage.finger(at: .zero).tap()
    var seen: [TraceEvent] = []
    for await event in events {
      seen.append(event)
      if seen.count == 4 { break }
    }
    #expect(seen == stage.trace)
  }

  @Test("what is kept is what was heard, with the names of the moment")
  func names() {
    stage.remember()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.finger(at: .zero).tap()
    tap.name = "other"
    stage.view.accessibilityIdentifier = "view"
    stage.hand(at: CGPoint(x: 200, y: 200), fingers: 5).down().pinch(to: 2).up()
    stage.view.accessibilityIdentifier = nil
    pinch.name = nil
    stage.finger(at: .zero).tap()
    #expect(system.traceBuffer?.events == stage.trace)
    #expect(Set(stage.lines.compactMap { $0.firstMatch(of: /(tap|other) action/)?.0 }).count == 2)
  }

  @Test("a view that makes up its identifier is called as it says at each moment")
  func moods() {
    stage.remember()
    let view = MoodyView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    stage.finger(at: .zero).down().move(by: 1, 0)
    view.mood = "sad"
    stage.finger(at: .zero).down()
    #expect(
      stage.lines.filter { $0.contains(" on ") } == [
        "0.000 touch 1 began at 0, 0 on merry", "0.017 touch 1 moved at 1, 0 on merry",
        "0.017 touch 2 began at 0, 0 on sad",
      ])
    #expect(system.traceBuffer?.events == stage.trace)
  }

  @Test("names of those that have gone are forgotten, and nobody else's")
  func manyNames() {
    system.traceBuffer = TraceBuffer(capacity: 64)
    stage.add(UITapGestureRecognizer(), named: "tap")
    // Either number is over the 1200 names that may be kept.
    for number in 0..<(Effort.isFull ? 3000 : 1500) {
      stage.view.accessibilityIdentifier = "view \(number)"
      stage.finger(at: .zero).tap()
    }
    #expect(system.traceBuffer?.events == stage.trace.suffix(64))
    #expect((system.traceBuffer?.names.count ?? 0) < 1200)
  }

  @Test("a recognizer that goes to another scene has its name there, too")
  func otherScene() {
    stage.remember()
    let other = Stage()
    other.remember()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    for number in 1...5 { other.add(UITapGestureRecognizer(), named: "other \(number)") }
    other.finger(at: .zero).tap()
    stage.finger(at: .zero).tap()
    other.view.addGestureRecognizer(tap)
    other.finger(at: .zero).tap()
    #expect(other.scene.touchSystem.traceBuffer?.events == other.trace)
    #expect(other.lines.contains { $0.hasSuffix("tap action ended") })
  }

  @Test("a buffer may be taken out, emptied and put back")
  func putBack() {
    stage.remember()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: .zero).tap()
    let kept = system.traceBuffer
    system.traceBuffer?.removeAll()
    #expect(system.traceBuffer?.events == [])
    stage.finger(at: .zero).down()
    system.traceBuffer = kept
    let count = kept?.events.count ?? 0
    let heard = stage.trace.count
    stage.finger(at: .zero).down()
    #expect(
      system.traceBuffer?.events == Array(stage.trace[..<count]) + Array(stage.trace[heard...]))
  }

  @Test("without a buffer the answer to why is how to switch it on")
  func off() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    #expect(
      stage.why(tap) == [
        "nothing is known of tap: the trace buffer is off",
        "cure: switch it on before the fingers come: system.traceBuffer = TraceBuffer()",
      ])
    #expect(system.why(tap).outcome == .unknown)
  }

  @Test("one can ask by name; a wrong name lists those there are")
  func whoIsThere() {
    stage.remember()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: .zero).tap()
    #expect(system.why(named: "tap").outcome == .ended)
    #expect(
      system.why(named: "tpa").description == "no recognizer is called tpa; there are tap, pan")
  }

  @Test("a recognizer on a view that cannot be hit is told so, and one on no view")
  func unreachable() {
    stage.remember()
    let picture = UIImageView(frame: stage.view.bounds)
    picture.accessibilityIdentifier = "picture"
    stage.view.addSubview(picture)
    let tap = stage.add(UITapGestureRecognizer(), to: picture, named: "tap")
    stage.finger(at: CGPoint(x: 5, y: 6)).tap()
    #expect(
      stage.why(tap) == [
        "tap never received a touch", "touch 1 came down at 0.000 at (5, 6) and hit UIView",
        "picture cannot be hit: its isUserInteractionEnabled is false",
        "cure: set isUserInteractionEnabled = true on picture",
      ])
    picture.removeGestureRecognizer(tap)
    #expect(stage.why(tap).last == "cure: add tap to a view (addGestureRecognizer)")
  }
}

/// Where a listener finds itself.
private final class Place {
  var listener: TraceListener?
}

/// Its identifier is nothing that anybody sets.
private final class MoodyView: UIView {
  var mood = "merry"
  override var accessibilityIdentifier: String? {
    get { mood }
    set {}
  }
}
