import Foundation
import Testing
import Touchstone

@testable import TouchInspector

@Suite("What views draw")
struct FaceTests {
  private func snapshot(_ view: UIView) -> ViewSnapshot {
    ViewSnapshot(ViewLook(view, id: 7, parent: 1))
  }

  @Test("a view's drawing is sent as markup with names of its own, once it has one")
  func drawing() throws {
    final class Spot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
      }
    }
    let markup = try #require(
      snapshot(Spot(frame: CGRect(x: 0, y: 0, width: 20, height: 10))).under)
    #expect(markup.hasPrefix("<svg xmlns=") && markup.contains("viewBox=\"0 0 20 10\""))
    #expect(markup.contains("rgb(255,0,0)") && markup.contains("id=\"v7u1\""))
    #expect(snapshot(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))).under == nil)
  }

  @Test("corners, shadow and border of a layer are told, and the border lies above")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.5
    let shown = snapshot(view)
    #expect(shown.corner == 4 && shown.shadow == [0, -3, 3, 0, 0, 0, 0.5])
    #expect(shown.over?.contains("stroke-width=\"2\"") == true && shown.under == nil)
  }

  @Test("two looks differ when a layer does")
  func differing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let before = ViewLook(view, id: 7, parent: 1)
    #expect(before == ViewLook(view, id: 7, parent: 1))
    view.layer.cornerRadius = 4
    #expect(before != ViewLook(view, id: 7, parent: 1))
  }

  @Test("a drawn image is shown, a named one is left to the page")
  func images() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(snapshot(view).under != nil && snapshot(view).image == nil)
    view.image = UIImage(name: "cat", size: CGSize(width: 4, height: 4))
    #expect(snapshot(view).under == nil && snapshot(view).image == "cat")
  }
}
