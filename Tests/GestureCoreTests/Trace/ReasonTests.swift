import GestureCore
import Testing

@Suite("Reason")
struct ReasonTests {
  private static let pan = Subject(id: 3, name: "pan")

  static let spellings: [(Reason, String)] = [
    (
      .over("moved", 12.345, unit: "pt", limit: "allowableMovement", 10),
      "moved 12.35 pt, more than allowableMovement 10"
    ),
    (
      .under("lifted after", 0.21, unit: "s", limit: "minimumPressDuration", 0.5),
      "lifted after 0.21 s, less than minimumPressDuration 0.5"
    ),
    (.tooManyFingers(3, allowed: 2), "3 fingers, more than the 2 it takes"),
    (.tooFewFingers(1, required: 2), "1 of the 2 fingers it needs"),
    (
      .fingersLate(1, required: 2, limit: "tapArrivalWindow", 0.35),
      "1 of the 2 fingers it needs after tapArrivalWindow 0.35 s"
    ),
    (.prevented(by: pan), "prevented by pan"),
    (.requirementRecognized(pan), "waited for pan to fail, and it went ahead"),
    (.deadlock(with: pan), "waited for pan, which waited for it"),
    (.vetoed(by: "its delegate"), "its delegate said that it should not begin"),
    (.touchesCancelled, "its touches were cancelled"),
    (.disabled, "disabled"),
    (.removed, "removed from its view"),
    (.viewLeft, "its view left the window"),
    (.nothingLeft, "the last finger lifted without a decision"),
    (.recognized("two taps"), "two taps"),
    (.because("its touches moved"), "its touches moved"),
    (.assigned, "assigned by its own code"),
    (.reset, "reset"),
  ]

  @Test("every reason reads as part of a sentence")
  func everyReason() {
    #expect(Self.spellings.map { "\($0.0)" } == Self.spellings.map(\.1))
  }

  @Test("numbers have two decimals at most and no trailing zeros")
  func numbers() {
    let numbers: [Double] = [
      0, -0.0, 10, -3, 0.5, 0.25, 12.345, 0.004, -0.004, 0.999, 1e11, 1e12, 1e300, .infinity, .nan,
    ]
    #expect(
      numbers.map { Reason.spell($0) } == [
        "0", "0", "10", "-3", "0.5", "0.25", "12.35", "0", "0", "1", "100000000000",
        "1000000000000.0", "1e+300", "inf", "nan",
      ])
  }

  @Test("a subject is called by its name, and is who its number says")
  func subject() {
    #expect("\(Self.pan)" == "pan")
    #expect(Self.pan != Subject(id: 4, name: "pan"))
  }
}
