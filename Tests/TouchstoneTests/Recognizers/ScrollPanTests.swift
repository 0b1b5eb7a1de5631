import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("A pan driven by scrolling")
struct ScrollPanTests {
  let stage = Stage()
  let pointer: Pointer
  let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    pointer = stage.pointer(at: CGPoint(x: 50, y: 60))
  }

  @Test("scrolling means nothing to a pan unless it is allowed [PAN-15, API-B05]")
  func notAllowed() {
    #expect(pan.allowedScrollTypesMask == [])
    pointer.scroll(by: 0, 40)
    #expect(stage.log == [])
    #expect(pan.state == .possible)
  }

  @Test("the first step begins it, each step adds, and the end ends it [PAN-15, API-E04]")
  func scrolls() {
    pan.allowedScrollTypesMask = .continuous
    var seen: [String] = []
    pan.addAction { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      seen.append(
        "\(pan.state) by \(place(pan.translation(in: nil))) at \(place(pan.location(in: nil))), "
          + "\(pan.numberOfTouches) touches")
    }
    pointer.scroll(by: 8, -40, steps: 2)
    #expect(
      seen == [
        "began by 4 -20 at 50 60, 0 touches", "changed by 8 -40 at 50 60, 0 touches",
        "ended by 8 -40 at 50 60, 0 touches",
      ])
    #expect(pan.state == .possible)
  }

  @Test(
    "the mask tells a wheel from a trackpad [PAN-15, API-E12]",
    arguments: [
      (UIScrollTypeMask.discrete, true, true), (.discrete, false, false),
      (.continuous, true, false), (.continuous, false, true), (.all, true, true),
      (.all, false, true), (UIScrollTypeMask(), true, false),
    ])
  func kinds(mask: UIScrollTypeMask, isWheel: Bool, pans: Bool) {
    pan.allowedScrollTypesMask = mask
    pointer.scroll(by: 0, 10, steps: 1, isDiscrete: isWheel)
    #expect(stage.log == (pans ? ["pan began", "pan ended"] : []))
  }

  @Test("its velocity is that of the scroll [PAN-15, PAN-11]")
  func velocity() {
    pan.allowedScrollTypesMask = .all
    var velocity = CGPoint.zero
    pan.addAction { velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
    pointer.scroll(by: 0, 40, steps: 4)
    #expect(velocity.x == 0)
    #expect(abs(velocity.y - 600) < 1e-3)
  }

  @Test("setting the translation goes on from there [PAN-06, PAN-15]")
  func setting() {
    pan.allowedScrollTypesMask = .all
    var seen: [CGPoint] = []
    pan.addAction { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      seen.append(pan.translation(in: nil))
      pan.setTranslation(.zero, in: nil)
    }
    pointer.scroll(by: 0, 30, steps: 3)
    #expect(seen == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 10), .zero])
  }

  @Test("a scroll belongs to the view on which it began [PAN-15]")
  func staysWithItsView() {
    pan.allowedScrollTypesMask = .all
    let front = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "front")
    let other = stage.add(UIPanGestureRecognizer(), to: front, named: "front pan")
    other.allowedScrollTypesMask = .all
    stage.input {
      $0.scroll = ScrollChange(phase: .began, location: CGPoint(x: 300, y: 300), dy: 1)
    }
    stage.wait(0.1)
    stage.input {
      $0.scroll = ScrollChange(phase: .changed, location: CGPoint(x: 50, y: 50), dy: 1)
    }
    stage.input { $0.scroll = ScrollChange(phase: .ended, location: CGPoint(x: 50, y: 50)) }
    #expect(stage.log == ["pan began", "pan changed", "pan ended"])
  }

  @Test("the pan of the view in front keeps the one behind it out [ARB-05, PAN-15]")
  func prevents() {
    pan.allowedScrollTypesMask = .all
    let front = stage.addLoudView(named: "front")
    let other = stage.add(UIPanGestureRecognizer(), to: front, named: "front pan")
    other.allowedScrollTypesMask = .all
    pointer.scroll(by: 0, 20, steps: 2)
    #expect(stage.log == ["front pan began", "front pan changed", "front pan ended"])
  }

  @Test("one switched off and on in the middle leaves the rest of the scroll alone [STM-31]")
  func switchedOff() {
    pan.allowedScrollTypesMask = .all
    stage.input { $0.scroll = ScrollChange(phase: .began, location: .zero, dy: 5) }
    pan.isEnabled = false
    pan.isEnabled = true
    stage.input { $0.scroll = ScrollChange(phase: .changed, location: .zero, dy: 5) }
    stage.input { $0.scroll = ScrollChange(phase: .ended, location: .zero) }
    pointer.scroll(by: 0, 5, steps: 1)
    #expect(stage.log == ["pan began", "pan cancelled", "pan began", "pan ended"])
  }

  @Test("an interruption cancels it, and the rest of the scroll is a new one [DEL-27]")
  func interruption() {
    pan.allowedScrollTypesMask = .all
    stage.input { $0.scroll = ScrollChange(phase: .began, location: .zero, dy: 5) }
    stage.interrupt()
    stage.input { $0.scroll = ScrollChange(phase: .changed, location: .zero, dy: 5) }
    stage.input { $0.scroll = ScrollChange(phase: .ended, location: .zero) }
    #expect(stage.log == ["pan began", "pan cancelled", "pan began", "pan ended"])
  }

  @Test("a scroll that begins while another is on its way takes its place")
  func beginsTwice() {
    pan.allowedScrollTypesMask = .all
    stage.input { $0.scroll = ScrollChange(phase: .began, location: .zero, dy: 5) }
    stage.input { $0.scroll = ScrollChange(phase: .began, location: .zero, dy: 5) }
    #expect(stage.log == ["pan began", "pan cancelled", "pan began"])
  }

  @Test("an end with numbers that are none ends it where it was")
  func nonsense() {
    pan.allowedScrollTypesMask = .all
    stage.input { $0.scroll = ScrollChange(phase: .began, location: .zero, dy: 5) }
    stage.input { $0.scroll = ScrollChange(phase: .changed, location: .zero, dy: .nan) }
    stage.input {
      $0.scroll = ScrollChange(
        phase: .ended, location: CGPoint(x: CGFloat.nan, y: 0), dy: .infinity)
    }
    #expect(stage.log == ["pan began", "pan ended"])
    #expect(pan.state == .possible)
  }
}
