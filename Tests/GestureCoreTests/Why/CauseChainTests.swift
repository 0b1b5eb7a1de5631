import Foundation
import GestureCore
import Testing

/// Chains of causes from traces that are written out, so that they need no recognizers.
@Suite struct CauseChainTests {
  private let pan = Subject(id: 1, name: "pan")
  private let pinch = Subject(id: 2, name: "pinch")

  /// Events, each so many milliseconds after the beginning.
  private func chain(_ events: [(Int, TraceEvent.Kind)]) -> CauseChain {
    CauseChain(
      events.map { TraceEvent(time: Timestamp(nanoseconds: Int64($0.0) * 1_000_000), $0.1) })
  }

  private func touch(_ id: Int, _ phase: Contact.Phase) -> TraceEvent.Kind {
    .touch(id: id, phase, at: CGPoint(x: 10 * id, y: 20), view: "photo")
  }

  private var contest: [(Int, TraceEvent.Kind)] {
    [
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))), (0, .receives(pinch, .touch(1))),
      (20, touch(2, .began)), (20, .receives(pan, .touch(2))), (20, .receives(pinch, .touch(2))),
      (
        310,
        .proposal(
          pinch, .began, .over("the distance grew", 8.4, unit: "pt", limit: "pinchHysteresis", 8))
      ),
      (
        310,
        .question(.simultaneous, to: .itsDelegate, about: pinch, other: pan, answer: false)
      ),
      (310, .question(.simultaneous, to: .itsDelegate, about: pan, other: pinch, answer: false)),
      (
        310,
        .state(
          pinch, from: .possible, to: .began,
          .over("the distance grew", 8.4, unit: "pt", limit: "pinchHysteresis", 8))
      ),
      (310, .verdict(pan, .prevented(by: pinch, .undecided))),
      (310, .state(pan, from: .possible, to: .failed, .prevented(by: pinch))),
    ]
  }

  @Test("who was kept out, by whom, why that one began, what the delegates said, and the fingers")
  func prevention() {
    #expect(
      chain(contest).report(on: pan).description == """
        pan failed at 0.310 because pinch began (first to decide); pinch began at 0.310: the \
        distance grew 8.4 pt, more than pinchHysteresis 8; they are not simultaneous: neither \
        delegate said yes (asked at 0.310); touch 1 came down at 0.000 on photo, touch 2 came down \
        at 0.020 on photo
        """)
  }

  @Test("everybody the trace speaks of is listed once")
  func subjects() {
    #expect(chain(contest).subjects == [pan, pinch])
  }

  @Test("of several attempts the last, or the one that a time falls into or follows")
  func attempts() {
    let chain = chain([
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))),
      (10, .state(pan, from: .possible, to: .failed, .disabled)),
      (20, .state(pan, from: .failed, to: .possible, .reset)),
      (500, touch(2, .began)), (500, .receives(pan, .touch(2))),
      (510, .state(pan, from: .possible, to: .failed, .removed)),
    ])
    func first(at seconds: Double?) -> String {
      chain.report(on: pan, at: seconds.map { Timestamp(seconds: $0) }).causes[0]
    }
    #expect(chain.report(on: pan).attempts.map(\.seconds) == [0, 0.5])
    #expect(first(at: nil) == "pan failed at 0.510 because it was removed from its view")
    #expect(first(at: 0.6) == "pan failed at 0.510 because it was removed from its view")
    #expect(first(at: 0.49) == "pan failed at 0.010 because isEnabled was set to false")
    #expect(first(at: -1) == "pan failed at 0.010 because isEnabled was set to false")
  }

  static let ends: [(Reason, String, String?)] = [
    (
      .vetoed(by: "its delegate"),
      "pan failed at 0.100 because its delegate said no (gestureRecognizerShouldBegin, asked at "
        + "0.100)",
      "let its delegate answer true to gestureRecognizerShouldBegin for pan"
    ),
    (
      .deadlock(with: Subject(id: 9, name: "tap")),
      "pan failed at 0.100 because it and tap waited for each other; of such the last in rank fails",
      "take one of the requirements back, so that they make no circle"
    ),
    (
      .viewLeft, "pan failed at 0.100 because card left the window",
      "keep its view in the window until pan has ended; hiding it is harmless"
    ),
    (
      .touchesCancelled,
      "pan failed at 0.100 because its touches were cancelled: whoever reports the fingers took "
        + "them away",
      // It had not begun, so that no action reports a cancellation.
      nil
    ),
    (
      .under("lifted after moving", 4, unit: "pt", limit: "panHysteresis", 10),
      "pan failed at 0.100: lifted after moving 4 pt, less than panHysteresis 10",
      nil
    ),
    (
      .under("lifted after", 0.3, unit: "s", limit: "minimumPressDuration", 0.5),
      "pan failed at 0.100: lifted after 0.3 s, less than minimumPressDuration 0.5",
      "lower minimumPressDuration to allow it"
    ),
    (.nothingLeft, "pan failed at 0.100: the last finger lifted without a decision", nil),
    (.assigned, "pan failed at 0.100: assigned by its own code", nil),
  ]

  @Test("every way to fail has its sentence, and a cure if there is one", arguments: ends.indices)
  func failures(index: Int) {
    let (reason, sentence, cure) = Self.ends[index]
    let report = chain([
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))), (100, .viewLeft("card")),
      (100, .state(pan, from: .possible, to: .failed, reason)),
    ]).report(on: pan)
    #expect(
      report
        == WhyReport(
          recognizer: "pan", outcome: .failed, time: Timestamp(seconds: 0.1),
          causes: [sentence, "touch 1 came down at 0.000 on photo"], cure: cure,
          attempts: [.zero]))
  }

  @Test("one that waited for another that went ahead is told by what rule it waited")
  func requirementWon() {
    let report = chain([
      (0, .receives(pan, .touch(1))), (0, .receives(pinch, .touch(1))),
      (50, .state(pinch, from: .possible, to: .ended, .recognized("done"))),
      (50, .verdict(pan, .requirementWon(pinch, .delegateRequires))),
      (50, .state(pan, from: .possible, to: .failed, .requirementRecognized(pinch))),
    ]).report(on: pan)
    #expect(
      report.causes == [
        "pan failed at 0.050 because pinch, whose failure it needed (its delegate's "
          + "shouldRequireFailureOf), went ahead",
        "pinch was recognized at 0.050: done",
      ])
  }

  @Test("who still waits is told for whom and since when")
  func waiting() {
    let report = chain([
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))),
      (50, .proposal(pan, .began, .recognized("moved"))),
      (50, .verdict(pan, .held(until: pinch, .requireToFail))),
    ]).report(on: pan)
    #expect(report.outcome == .waiting)
    #expect(
      report.causes == [
        "pan waits until pinch fails (require(toFail:)); it has wanted to begin since 0.050: moved",
        "touch 1 came down at 0.000 on photo",
      ])
  }

  @Test("two that keep waiting for each other's story end the chain")
  func circle() {
    let report = chain([
      (0, .receives(pan, .touch(1))), (0, .receives(pinch, .touch(1))),
      (10, .proposal(pan, .began, .assigned)),
      (10, .verdict(pan, .held(until: pinch, .requireToFail))),
      (30, .state(pinch, from: .possible, to: .failed, .prevented(by: pan))),
      (30, .state(pan, from: .possible, to: .began, .assigned)),
    ]).report(on: pan)
    #expect(
      report.causes.prefix(3) == [
        "pan began at 0.030: assigned by its own code",
        "it wanted to at 0.010 and waited 0.02 s until pinch failed (require(toFail:))",
        "pinch failed at 0.030 because pan began",
      ])
  }

  @Test("a touch that was kept from it is told with the filter, an earlier attempt or not")
  func passedOver() {
    let report = chain([
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))),
      (10, .state(pan, from: .possible, to: .failed, .disabled)),
      (20, .state(pan, from: .failed, to: .possible, .reset)),
      (500, touch(2, .began)), (500, .passedOver(pan, .touch(2), .touchType(2))),
    ]).report(on: pan)
    #expect(report.outcome == .neverReceived)
    #expect(
      report.causes == [
        "pan never received touch 2 at 0.500: its allowedTouchTypes have not 2",
        "touch 2 came down at 0.500 on photo",
      ])
    #expect(report.cure == "add 2 to allowedTouchTypes of pan")
  }

  @Test("where fingers went instead, and what was in their way")
  func neverReceived() {
    let chain = chain([
      (0, touch(1, .began)), (0, .missed(view: "icon", .touch(1), .userInteractionDisabled)),
    ])
    let there = "touch 1 came down at 0.000 at (10, 20) and hit photo"
    #expect(
      chain.report(on: pan, facts: RecognizerFacts(view: "icon")).causes == [
        "pan never received a touch", there,
        "icon, where pan is, was not hit: its isUserInteractionEnabled is false",
      ])
    #expect(
      chain.report(on: pan, facts: RecognizerFacts(view: "list")).causes.last
        == "pan is on list, which is neither that view nor above it")
    #expect(
      chain.report(on: pan, facts: RecognizerFacts(obstacles: [.noView])).causes == [
        "pan never received a touch", there, "pan is on no view",
      ])
    #expect(
      CauseChain([]).report(on: pan).causes == ["pan never received a touch: none came down"])
  }

  @Test("who ignored everything left")
  func withdrawn() {
    let report = chain([
      (0, touch(1, .began)), (0, .receives(pan, .touch(1))), (0, .ignored(pan, .touch(1))),
      (90, touch(1, .ended)), (90, .withdrawn(pan)),
    ]).report(on: pan)
    #expect(report.outcome == .withdrawn)
    #expect(report.causes[0] == "pan ignored all that it received, and left")
  }

  @Test("a chain says when its beginning is not kept any more")
  func forgotten() {
    let chain = CauseChain(
      [TraceEvent(time: .zero, .state(pan, from: .possible, to: .failed, .disabled))],
      hasForgotten: true)
    #expect(chain.report(on: pan).causes.last == "what happened before is not kept any more")
  }
}
