import Everyday
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("A slider on a page that is turned sideways") struct SliderInScrollViewTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let controller = SliderPagesViewController()

  init() {
    stage.show(controller)
    stage.wait(0.05)
  }

  /// The thumb of a slider at its left end.
  private var thumb: Finger { stage.finger(at: CGPoint(x: 56, y: 117)) }

  @Test(
    "a finger on the thumb moves it however fast it is, and the page stays", arguments: [0.1, 1])
  func dragged(seconds: TimeInterval) {
    thumb.drag(by: 160, 0, in: seconds)
    stage.wait(0.5)
    #expect(controller.slider.value > 0.5 && controller.pages.contentOffset == .zero)
    #expect(controller.value.text == "\(Int((controller.slider.value * 100).rounded()))")
  }

  @Test("beside the thumb the page turns, and the value stays")
  func turned() {
    stage.finger(at: CGPoint(x: 300, y: 300)).flick(.left, by: 200)
    stage.wait(1)
    #expect(controller.pages.contentOffset.x == 400 && controller.slider.value == 0)
  }

  @Test("on the track, off the thumb, the page turns as well (API-C20)")
  func onTrack() {
    stage.finger(at: CGPoint(x: 300, y: 117)).flick(.left, by: 200)
    stage.wait(1)
    #expect(controller.pages.contentOffset.x == 400 && controller.slider.value == 0)
  }
}
