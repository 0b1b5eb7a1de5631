import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneLists
import TouchstoneText

@testable import TouchStories

/// Lists and text of scene files.
@Suite struct SceneListTests {
  private let text = """
    {
      "size": [400, 600],
      "view": {
        "name": "page",
        "subviews": [
          {
            "type": "tableView", "name": "cities", "frame": [0, 0, 400, 300],
            "rows": [["Accra", "Bergen"], ["Cusco"]], "headers": ["Near", ""],
            "trailingActions": ["Delete", "Flag"], "allowsMultipleSelection": true,
            "recognizers": [{"type": "tap"}]
          },
          {
            "type": "collectionView", "name": "tiles", "frame": [0, 300, 400, 200], "items": ["a", "b", "c"],
            "itemSize": [90, 90]
          },
          {"type": "textField", "name": "field", "frame": [0, 500, 400, 44], "placeholder": "Name"},
          {"type": "textView", "name": "note", "frame": [0, 544, 400, 56], "text": "Some words"}
        ]
      }
    }
    """

  private func cast() throws -> SceneCast {
    let cast = SceneCast(try SceneFile(json: Data(text.utf8)), size: .zero)
    cast.window.layoutIfNeeded()
    return cast
  }

  @Test(
    "a file that is described says what the file that was read says, without a list's own recognizers"
  )
  func describing() throws {
    let cast = try cast()
    var described = try #require(SceneFile(describing: cast.window))
    #expect(described.recognizers.filter { !$0.isScrollViews }.map(\.name) == ["tap"])
    // Each list's pan is there, as any scroll view's is.
    for index in described.root.subviews.indices {
      described.root.subviews[index].recognizers.removeAll(where: \.isScrollViews)
    }
    #expect(described.json == (try SceneFile(json: Data(text.utf8))).json)
    let (given, found) = try (
      JSONSerialization.jsonObject(with: Data(text.utf8)),
      JSONSerialization.jsonObject(with: Data("\(described.json)".utf8))
    )
    #expect(lost(given, found) == [])
  }

  /// The paths of the given values that are missing or different in what was found.
  private func lost(_ given: Any, _ found: Any?, at path: String = "") -> [String] {
    switch given {
    case let given as [String: Any]:
      let found = found as? [String: Any]
      return given.sorted { $0.key < $1.key }
        .flatMap { lost($0.value, found?[$0.key], at: "\(path)/\($0.key)") }
    case let given as [Any]:
      guard let found = found as? [Any], found.count == given.count else { return [path] }
      return zip(given, found).enumerated()
        .flatMap { lost($0.element.0, $0.element.1, at: "\(path)/\($0.offset)") }
    default:
      return "\(given)" == found.map { "\($0)" } ? [] : [path]
    }
  }

  @Test("a finger selects a row, and a swipe reveals the actions")
  func fingers() throws {
    var file = try SceneFile(json: Data(text.utf8))
    file.root.subviews[0].recognizers = []
    let cast = SceneCast(file, size: .zero)
    let table = try #require(cast.window.subviews[0].subviews[0] as? TitleTable)
    var time = 0.0
    func frame(_ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat) {
      time += 0.05
      let now = Timestamp(seconds: time)
      var frame = InputFrame(time: now)
      let sample = ContactSample(time: now, location: CGPoint(x: x, y: y))
      frame.contacts = [Contact(id: 1, phase: phase, sample: sample)]
      cast.scene.touchSystem.receive(frame)
    }
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    frame(.began, 50, row.midY)
    frame(.ended, 50, row.midY)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    var performed: [String] = []
    table.onAction = { performed.append("\($0) \($1.row)") }
    time += 1
    frame(.began, 300, row.midY)
    for step in 1...6 { frame(.moved, 300 - CGFloat(step) * 25, row.midY) }
    frame(.ended, 150, row.midY)
    cast.scene.touchSystem.advance(to: Timestamp(seconds: time + 1))
    time += 1
    frame(.began, 390, row.midY)
    frame(.ended, 390, row.midY)
    #expect(performed == ["Delete 1"])
  }

  @Test("code declares the classes once, and sets what the file says")
  func code() throws {
    let file = try SceneFile(json: Data(text.utf8))
    let lines = SceneCode(file).lines
    #expect(lines.filter { $0.hasPrefix("final class TitleTable") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("final class TitleCollection") }.count == 1)
    let expected = [
      "let cities = TitleTable(frame: CGRect(x: 0, y: 0, width: 400, height: 300))",
      #"cities.rows = [["Accra", "Bergen"], ["Cusco"]]"#, #"cities.headers = ["Near", ""]"#,
      #"cities.trailingActions = ["Delete", "Flag"]"#, "cities.allowsMultipleSelection = true",
      "tiles.itemSize = CGSize(width: 90, height: 90)",
      #"field.placeholder = "Name""#, #"note.text = "Some words""#,
    ]
    for line in expected { #expect(lines.contains(line), "\(line)") }
  }

  @Test("a table whose rows are an app's is no scene file")
  func appsRows() {
    let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 600)))
    let window = UIWindow(windowScene: scene)
    window.addSubview(UITableView(frame: window.bounds))
    #expect(SceneFile(describing: window) == nil)
  }

  @Test("rows, items and actions count as views")
  func limits() {
    func error(_ list: String) -> String? {
      do throws(SceneError) {
        _ = try SceneFile(json: Data(#"{"view": {\#(list)}}"#.utf8), limits: .page)
        return nil
      } catch {
        return "\(error)"
      }
    }
    func titles(_ count: Int) -> String {
      "[\(Array(repeating: #""x""#, count: count).joined(separator: ","))]"
    }
    #expect(error(#""type": "tableView", "rows": [\#(titles(998))]"#) == nil)
    #expect(
      error(#""type": "tableView", "rows": [\#(titles(999))]"#)
        == "$.view: a scene has 1000 views at most")
    #expect(error(#""type": "collectionView", "items": \#(titles(999))"#) == nil)
    #expect(
      error(#""type": "collectionView", "items": \#(titles(1000))"#)
        == "$.view: a scene has 1000 views at most")
    #expect(
      error(#""type": "tableView", "rows": [["\#(String(repeating: "x", count: 1001))"]]"#)
        == "$.view.rows[0][0]: a text has 1000 characters at most")
    #expect(
      error(#""type": "tableView", "rows": ["x"]"#)
        == "$.view.rows[0]: an array is needed, and this is a string")
  }
}
