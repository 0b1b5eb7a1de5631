import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "Taps of people with shaky hands do nothing since I added the pan."
@Suite struct EatenTapTests {
  let stage = Stage()
  let tap: UITapGestureRecognizer
  let pan: UIPanGestureRecognizer

  init() {
    stage.remember()
    tap = stage.add(UITapGestureRecognizer(), named: "tap")
    pan = stage.add(UIPanGestureRecognizer(), named: "pan")
  }

  private func tapShakily() {
    stage.finger(at: CGPoint(x: 50, y: 60)).down().move(by: 12, 0, in: 0.1).up()
  }

  @Test("the pan begins after 10 pt, long before a tap has moved too far [PAN-02, TAP-04, ARB-01]")
  func why() {
    tapShakily()
    #expect(
      stage.why(tap) == [
        "tap failed at 0.100 because pan began (first to decide)",
        "pan began at 0.100: moved 12 pt, more than panHysteresis 10",
        "they are not simultaneous: no delegate said yes",
        "touch 1 came down at 0.000 on UIView and lifted at 0.100",
        "cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call "
          + "pan.require(toFail: tap) if tap should have its chance first",
      ])
  }

  @Test("delegates that say no are named with the moment at which they were asked [ARB-03]")
  func delegates() {
    let (one, other) = (ScriptedDelegate(), ScriptedDelegate())
    tap.delegate = one
    pan.delegate = other
    tapShakily()
    #expect(
      stage.why(tap)[2] == "they are not simultaneous: neither delegate said yes (asked at 0.100)")
  }

  @Test("a delegate that has no opinion was not asked")
  func silentDelegate() {
    let (silent, other) = (SilentDelegate(), ScriptedDelegate())
    tap.delegate = silent
    pan.delegate = other
    tapShakily()
    #expect(
      stage.why(tap)[2] == "they are not simultaneous: pan's delegate said no (asked at 0.100)")
  }

  @Test("with a delegate's yes both are recognized [API-D02]")
  func cure() {
    let delegate = ScriptedDelegate()
    delegate.both = { _, _ in true }
    tap.delegate = delegate
    tapShakily()
    #expect(stage.log == ["pan began", "pan ended", "tap ended"])
  }

  private final class SilentDelegate: NSObject, UIGestureRecognizerDelegate {}
}
