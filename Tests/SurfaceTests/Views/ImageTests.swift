import Foundation
import Pictures
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneControls
@testable import TouchstoneGraphics

@Suite struct ImageTests {
  private func image(_ side: CGFloat) -> UIImage {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("the edges of a resizable picture keep their size, and its middle fills the rest")
  func caps() {
    let capped = image(30).resizableImage(
      withCapInsets: UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5))
    let places = capped.upright(in: CGRect(x: 0, y: 0, width: 100, height: 60)).operations
      .compactMap { if case .image(_, let place) = $0 { place } else { nil } }
    #expect(places.count == 9)
    #expect(places[0] == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(places[4] == CGRect(x: 5, y: 10, width: 90, height: 40))
    #expect(places[8] == CGRect(x: 95, y: 50, width: 5, height: 10))
    #expect(
      capped.capInsets.left == 5 && capped.withRenderingMode(.alwaysTemplate).capInsets.top == 10)
  }

  @Test("the older caps leave one point in the middle")
  func oldCaps() {
    let insets = image(30).stretchableImage(withLeftCapWidth: 10, topCapHeight: 0).capInsets
    #expect(insets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 19))
  }

  @Test("mirroring twice is no mirroring")
  func flipped() {
    let once = image(3).withHorizontallyFlippedOrientation()
    #expect(once.imageOrientation == .upMirrored)
    #expect(once.withHorizontallyFlippedOrientation().imageOrientation == .up)
  }

  @Test("pictures follow each other on the scene's clock, as often as they are to")
  func frames() {
    let stage = Stage()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let images = [image(1), image(2)]
    view.animationImages = images
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(view.isAnimating && view.frameShown === images[0])
    stage.wait(0.15)
    #expect(view.frameShown === images[1])
    stage.wait(0.1)
    #expect(view.frameShown === images[0] && view.isAnimating)
    stage.wait(0.3)
    #expect(!view.isAnimating && view.frameShown == nil)
  }
}
