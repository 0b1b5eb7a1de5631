import Foundation
import GestureCore
import Testing

@Suite("TraceEvent")
struct TraceEventTests {
  private static let pan = Subject(id: 3, name: "pan")
  private static let press = Subject(id: 4, name: "long press")
  private static let place = CGPoint(x: 10, y: 20.126)

  static let lines: [(TraceEvent.Kind, String)] = [
    (
      .refused(.alreadyDown(id: 7)),
      "   1.250  input     refused: contact 7 began while it was down"
    ),
    (
      .touch(id: 1, .began, at: place, view: "canvas"),
      "   1.250  touch 1   began at 10, 20.13 on canvas"
    ),
    (.touch(id: 12, .ended, at: place, view: nil), "   1.250  touch 12  ended at 10, 20.13"),
    (.press(id: 2, .began, type: 4, to: "list"), "   1.250  press 2   began, type 4, to list"),
    (.press(id: 2, .ended, type: 4, to: nil), "   1.250  press 2   ended, type 4"),
    (
      .pointer(.scroll, .began, at: place, view: "canvas"),
      "   1.250  pointer   the scroll began at 10, 20.13 on canvas"
    ),
    (.interruption, "   1.250  input     interrupted: all fingers and presses are cancelled"),
    (.viewLeft("canvas"), "   1.250  canvas    leaves the window"),
    (
      .missed(view: "icon", .touch(1), .userInteractionDisabled),
      "   1.250  icon      is not hit by touch 1: its isUserInteractionEnabled is false"
    ),
    (.receives(pan, .touch(1)), "   1.250  pan       receives touch 1"),
    (
      .passedOver(pan, .touch(1), .disabled),
      "   1.250  pan       does not receive touch 1: it is disabled"
    ),
    (.ignored(pan, .touch(3)), "   1.250  pan       ignores touch 3"),
    (.withdrawn(pan), "   1.250  pan       leaves: it has nothing to follow any more"),
    (
      .state(press, from: .possible, to: .failed, .prevented(by: pan)),
      "   1.250  long press  failed: prevented by pan"
    ),
    (
      .proposal(pan, .began, .assigned), "   1.250  pan       wants began: assigned by its own code"
    ),
    (
      .verdict(pan, .held(until: press, .requireToFail)),
      "   1.250  pan       held: waits until long press fails (require(toFail:))"
    ),
    (
      .question(.prevents, to: .itsClass, about: pan, other: press, answer: false),
      "   1.250  pan       can prevent long press? its class says no"
    ),
    (
      .question(.shouldBegin, to: .itsDelegate, about: pan, other: nil, answer: true),
      "   1.250  pan       should begin? its delegate says yes"
    ),
    (
      .deadlineSet(press, Timestamp(seconds: 1.75)),
      "   1.250  long press  asks to be woken at 1.750"
    ),
    (
      .pressMessage(to: "list", .began, presses: [2]),
      "   1.250  list      receives began of press 2"
    ),
    (
      .delivery(.touch(1), to: "canvas", .withheld(.began, by: pan)),
      "   1.250  canvas    touch 1: began is withheld until pan decides"
    ),
    (.action(pan, .changed), "   1.250  pan       action changed"),
    (
      .message(to: "canvas", .cancelled, touches: [1, 2]),
      "   1.250  canvas    receives cancelled of touch 1, touch 2"
    ),
    (.deadline(press), "   1.250  long press  deadline"),
    (.diagnostic("a waits for itself"), "   1.250  warning   a waits for itself"),
  ]

  @Test("every kind of event is one line: when, who, what")
  func everyKind() {
    let time = Timestamp(nanoseconds: 1_250_000_000)
    #expect(Self.lines.map { "\(TraceEvent(time: time, $0.0))" } == Self.lines.map(\.1))
  }

  @Test("times have three decimals and line up")
  func times() {
    let times: [Int64] = [0, 16_666_667, -500_000_000, 1_234_567_890_000, 12_345_678_000_000_000]
    #expect(
      times.map { TraceEvent.spell(Timestamp(nanoseconds: $0)) } == [
        "   0.000", "   0.017", "  -0.500", "1234.568", "12345678.000",
      ])
  }
}
