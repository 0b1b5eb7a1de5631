import Foundation
import Testing
import TouchInspector
import Touchstone
import TouchstoneTesting

@testable import TouchstoneCommand

@Suite("The guide's scenes in the gallery")
struct GuideGroundTests {
  /// The scene of an example, with what it keeps and its picture.
  private func scene(_ id: String) throws -> (stage: Stage, cast: AnyObject?, ListingPicture) {
    let example = try #require(Gallery.everything.first { $0.id == id })
    let stage = Stage(size: try #require(example.size))
    // The example fills the window, and the stage's own view would lie above it.
    stage.view.removeFromSuperview()
    let cast = example.build(stage.window)
    return (stage, cast, try #require(pictures(below: stage.window).first))
  }

  private func pictures(below view: UIView) -> [ListingPicture] {
    (view as? ListingPicture).map { [$0] } ?? view.subviews.flatMap { pictures(below: $0) }
  }

  @Test("each shows a picture, all of it in sight, that takes no touches")
  func shown() throws {
    let ids = Gallery.everything.map(\.id).filter { $0.hasPrefix("guide-") }
    #expect(ids.count > 5)
    for id in ids {
      let (stage, cast, picture) = try scene(id)
      let frame = picture.convert(picture.bounds, to: stage.window)
      #expect(stage.window.bounds.contains(frame) && picture.bounds.width >= 100, "\(id)")
      #expect(picture.alpha > 0.3 && !picture.isHidden, "\(id)")
      #expect(!picture.isUserInteractionEnabled, "\(id)")
      withExtendedLifetime(cast) {}
    }
  }

  @Test("it goes along with a slow drag, and back when the finger has lifted")
  func dragged() throws {
    let (stage, cast, picture) = try scene("guide-swipe-before-pan")
    let finger = stage.finger(at: CGPoint(x: 200, y: 200))
    finger.down()
    finger.move(by: 60, 30, in: 2)
    #expect(picture.transform.tx > 20 && picture.transform.ty > 5)
    finger.up()
    stage.wait(1)
    #expect(picture.transform == .identity)
    withExtendedLifetime(cast) {}
  }
}
