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

  @Test("what a view draws is in the picture, and what a hidden one would draw is not")
  func drawing() {
    final class Spot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 0.2, blue: 1, alpha: 1).setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let spot = Spot(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    stage.view.addSubview(spot)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.picture.contains("rgb(0,51,255)"))
    spot.isHidden = true
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(!stage.picture.contains("rgb(0,51,255)"))
  }

  @Test("a page has the picture, the fingers' places and each attempt's why, and may reach nothing")
  func page() throws {
    stage.view.accessibilityIdentifier = "</script><b>"
    let double = stage.add(UITapGestureRecognizer(), named: "</script><i>")
    double.numberOfTapsRequired = 2
    stage.finger(at: CGPoint(x: 50, y: 60)).tap()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 50, y: 60)).tap().tap()
    let page = stage.page
    #expect(page.contains("default-src 'none'; script-src 'nonce-"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    // The name of SVG's elements is no address that is asked.
    let addresses = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!page.contains("<i>") && !page.contains("<b>") && !addresses.contains("://"))
    let story = try #require(
      page.split(separator: "id=\"story\">").last?.split(separator: "</script>").first)
    let known = try JSONSerialization.jsonObject(with: Data(story.utf8)) as? [String: Any]
    let fingers = known?["fingers"] as? [[String: Any]] ?? []
    #expect(fingers.map { ($0["stops"] as? [[Double]])?.first?.last } == [60, 60, 60])
    let headings = page.split(separator: "<summary>").dropFirst().map {
      String($0.prefix { $0 != "\n" })
    }
    #expect(
      headings == [
        "&lt;/script&gt;&lt;i&gt;: failed at 0.400</summary>",
        "&lt;/script&gt;&lt;i&gt;: ended at 1.150</summary>",
      ])
  }
}
