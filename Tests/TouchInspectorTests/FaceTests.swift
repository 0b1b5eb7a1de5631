import Foundation
import Testing
import Touchstone
import TouchstoneTesting

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
      snapshot(Spot(frame: CGRect(x: 0, y: 0, width: 20, height: 10))).under?.markup)
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
    #expect(shown.over?.markup.contains("stroke-width=\"2\"") == true && shown.under == nil)
  }

  @Test("a bordered sheet that grows and is drawn on part by part is told")
  func sheet() {
    final class Sheet: UIView {
      var dots: [CGPoint] = []
      override func draw(_ rect: CGRect) {
        UIColor.blue.set()
        for dot in dots {
          UIBezierPath(ovalIn: CGRect(x: dot.x, y: dot.y, width: 6, height: 6)).fill()
        }
      }
    }
    let sheet = Sheet(frame: .zero)
    sheet.backgroundColor = UIColor(white: 0.98, alpha: 1)
    sheet.layer.borderWidth = 1
    sheet.layer.borderColor = UIColor.lightGray.cgColor
    _ = snapshot(sheet)
    sheet.frame = CGRect(x: 20, y: 30, width: 200, height: 120)
    #expect(snapshot(sheet).over?.markup.contains("stroke-width=\"1\"") == true)
    sheet.dots = [CGPoint(x: 5, y: 5)]
    sheet.setNeedsDisplay(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(snapshot(sheet).under?.markup.contains("rgb(0,0,255)") == true)
  }

  @Test("an update tells of a view whatever the general encoder tells")
  func everyField() throws {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    toggle.layer.cornerRadius = 4
    toggle.layer.borderWidth = 2
    toggle.layer.shadowOpacity = 0.5
    toggle.backgroundColor = .red
    var told = snapshot(toggle)
    (told.anchor, told.transform, told.alpha) = ([0, 1], [1, 0, 0, 1, 2, 3], 0.5)
    (told.hidden, told.clips, told.enabled) = (true, true, false)
    (told.text, told.textColor, told.fontSize) = ("a", [0, 0, 0, 1], 17)
    told.rows = [TextRow(text: "a", width: 9.5)]
    (told.bold, told.mono) = (true, true)
    (told.alignment, told.image, told.under, told.mask) = ("center", "cat", .all("<u/>"), "<m/>")
    told.properties = PropertyTable.properties(of: toggle)
    // A new field is to be set here, and so to be written.
    let unset = Mirror(reflecting: told).children.filter { "\($0.value)" == "nil" }.map(\.label)
    #expect(unset == ["transition"])
    var update = ServerMessage.Update(at: 1)
    update.views = [told]
    let general = try JSONEncoder().encode(update)
    #expect(
      try JSONSerialization.jsonObject(with: Data(update.json)) as? NSDictionary
        == JSONSerialization.jsonObject(with: general) as? NSDictionary)
  }

  @Test("a view draws once for each time that it is shown anew, and nothing that is not seen draws")
  func once() {
    final class Counting: UIView {
      var drawn = 0
      override func draw(_ rect: CGRect) {
        drawn += 1
        UIRectFill(rect)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for _ in 0..<3 { setNeedsDisplay() }
      }
    }
    let shown = Counting(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    let drawer = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
    let (hidden, clear) = (Counting(frame: drawer.bounds), Counting(frame: drawer.bounds))
    let example = Example(id: "drawing", title: "Drawing", group: "", text: "") { window in
      drawer.isHidden = true
      drawer.addSubview(hidden)
      clear.alpha = 0
      for view in [shown, drawer, clear] { window.addSubview(view) }
      return nil
    }
    #expect(shown.drawn == 0)
    let page = Hall(Lobby.Offer(gallery: [example], first: example)).page()
    #expect(shown.drawn == 1)
    page.input((1, "began", 50, 50))
    for step in 1...4 {
      page.pass(16)
      page.input((1, "moved", 50 + Double(step), 50))
    }
    let drawn: [Int] = [shown.drawn, hidden.drawn, clear.drawn]
    #expect(drawn == [5, 0, 0])
    drawer.isHidden = false
    clear.alpha = 0.5
    page.wait(16)
    #expect(shown.drawn == 5 && hidden.drawn == 1 && clear.drawn == 1)
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
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(snapshot(view).under != nil && snapshot(view).image == nil)
    view.image = UIImage(name: "cat", size: CGSize(width: 4, height: 4))
    #expect(snapshot(view).under == nil && snapshot(view).image == "cat")
  }
}

extension Drawn {
  /// What comes to the page.
  fileprivate var markup: String {
    switch self {
    case .all(let markup): markup
    case .same: ""
    case .change(let change): change.added
    }
  }
}
