import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct StagePictureTests {
  private let stage = Stage()

  @Test("a stage draws its fingers, views and recognizers, and nothing changes by that")
  func picture() {
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "loud")
      .accessibilityIdentifier = "card"
    #expect(stage.picture.contains(">nothing</text>"))
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let picture = stage.picture
    #expect(picture.contains(">card</text>"))
    #expect(picture.contains(">0.050 s, 1 touch</text>"))
    #expect(
      picture.contains("<title>touch 1 on card: 0.000 – 0.050 s, (50, 50) to (50, 50), lifted"))
    #expect(stage.picture == picture)
    #expect(stage.log == ["loud.began a", "loud.cancelled a", "tap ended"])
  }
}
