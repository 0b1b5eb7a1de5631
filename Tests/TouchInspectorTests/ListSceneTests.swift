import Foundation
import Testing

@testable import TouchInspector

/// The gallery's lists, fields, pages and sheets under fingers.
@Suite("Lists and text in the gallery")
struct ListSceneTests {
  private func text(of view: String, _ page: Page) -> String? {
    page.value("text", ofView: view) as? String
  }

  private func press(_ page: Page, _ x: Double, _ y: Double, hold: Double = 40) {
    page.input((1, "began", x, y))
    page.pass(hold)
    page.input((1, "ended", x, y))
    page.wait(600)
  }

  private func code(_ page: Page) -> (text: String, differences: [String]) {
    page.say("code", ["ask": 9])
    let answer = page.last("code")
    return (answer["text"] as? String ?? "", answer["differences"] as? [String] ?? [])
  }

  @Test("rows are there before a finger comes")
  func drawn() {
    let page = Hall("table-tap").page()
    #expect(text(of: "line", page) == "Nothing yet")
    #expect(page.value("bounds", ofView: "Accra") as? [Double] == [0, 0, 400, 44])
  }

  @Test(
    "a tap on the table takes the touch from the row, and with cancelsTouchesInView = false both act"
  )
  func tap() {
    let page = Hall("table-tap").page()
    press(page, 100, 100)
    #expect(page.actions == ["tap ended"] && text(of: "line", page) == "The table was tapped")
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "cancelsTouchesInView",
        "value": false,
      ])
    page.wait(16)
    press(page, 100, 100)
    #expect(text(of: "line", page)?.hasSuffix("is selected") == true)
    #expect(page.actions == ["tap ended", "tap ended"])
  }

  @Test("the test of a tap on a table has the table, and expects the tap alone")
  func produced() {
    let page = Hall("table-tap").page()
    _ = page.record { press(page, 100, 100) }
    let (text, differences) = code(page)
    #expect(differences == [])
    #expect(text.contains("let table = TitleTable(frame: CGRect("))
    #expect(text.contains("#expect(stage.expect(tap).states([.ended]) == .met)"))
  }

  @Test("a menu takes the drag from a row, which is swiped without the menu's pan")
  func swipe() throws {
    let page = Hall("table-swipe").page()
    let start = try #require(page.value("center", ofView: "menu") as? [Double])
    page.drag(from: (200, 100), by: (14, 0))
    page.wait(600)
    #expect(page.actions.contains("menu pan began"))
    #expect(page.value("center", ofView: "menu") as? [Double] == [start[0] + 130, start[1]])
    #expect(text(of: "line", page) == "The menu is 130 points aside")
    page.drag(from: (300, 100), by: (-14, 0))
    page.wait(600)
    #expect(page.value("center", ofView: "menu") as? [Double] == start)
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("menu pan"), "property": "isEnabled",
        "value": false,
      ])
    page.wait(16)
    page.drag(from: (300, 100), by: (-14, 0))
    page.wait(1000)
    press(page, 390, 100)
    #expect(text(of: "line", page)?.hasPrefix("Delete: ") == true)
  }

  @Test("an item that is held moves, and one that is not held scrolls")
  func reorder() throws {
    let page = Hall("collection-reorder").page()
    let second = try #require(page.value("center", ofView: "Bergen") as? [Double])
    page.input((1, "began", 60, 40))
    page.pass(700)
    page.say("tick", ["stamp": page.stamp])
    for step in 1...10 {
      page.pass(16)
      page.input((1, "moved", 60 + Double(step) * 14, 40))
    }
    page.pass(16)
    page.input((1, "ended", 200, 40))
    page.wait(1000)
    #expect(page.value("center", ofView: "Accra") as? [Double] == second)
    #expect(page.actions == ["press began", "press ended"])
    #expect(text(of: "line", page) == "The press ended")
    let bounds = try #require(page.value("bounds", ofView: "collection") as? [Double])
    page.drag(from: (60, 300), by: (0, -14))
    page.wait(1000)
    let scrolled = try #require(page.value("bounds", ofView: "collection") as? [Double])
    #expect(bounds[1] == 0 && scrolled[1] > 100, "\(bounds) \(scrolled)")
    #expect(
      page.actions == [
        "press began", "press ended", "collection pan began", "collection pan ended",
      ])
  }

  @Test("a tap on a field is the field's, and one beside it ends editing")
  func field() {
    let page = Hall("field-in-scroll").page()
    press(page, 100, 60)
    #expect(text(of: "line", page) == "Name is edited")
    press(page, 100, 110)
    #expect(text(of: "line", page) == "The form was tapped")
  }

  @Test("the knob's pan begins before the page's")
  func pages() {
    let page = Hall("pages-and-pan").page()
    page.drag(from: (200, 300), by: (-14, 0))
    page.wait(1000)
    #expect(page.actions.first == "knob pan began" && page.world.views[page.view("page 2")] == nil)
    page.drag(from: (300, 100), by: (-20, 0))
    page.wait(1500)
    #expect(page.world.views[page.view("page 2")] != nil)
  }

  @Test("the sheet goes up before its list scrolls")
  func sheet() throws {
    let page = Hall("sheet-with-list").page()
    func center() throws -> Double {
      try #require(page.value("center", ofView: "sheet") as? [Double])[1]
    }
    func offset() throws -> Double {
      try #require(page.value("bounds", ofView: "table") as? [Double])[1]
    }
    let (low, top) = try (center(), offset())
    page.drag(from: (200, 450), by: (0, -20))
    page.wait(1500)
    let high = try center()
    #expect(high < low - 100)
    #expect(try offset() == top)
    page.drag(from: (200, 450), by: (0, -20))
    page.wait(1500)
    #expect(try center() == high)
    #expect(try offset() > top + 100)
  }
}
