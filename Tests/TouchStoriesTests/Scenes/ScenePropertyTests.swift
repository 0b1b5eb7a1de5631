import Foundation
import Testing
import Touchstone

@testable import TouchStories

@Suite("The table of properties")
struct ScenePropertyTests {
  /// What apps can set and scene files cannot: objects, names that files have in another form, and measured values.
  private static let exceptions: Set = [
    "UIGestureRecognizer.delegate", "UIGestureRecognizer.name", "UIGestureRecognizer.state",
    "UIPinchGestureRecognizer.scale", "UIRotationGestureRecognizer.rotation",
  ]

  /// The properties of UIKit's recognizers that can be set, as docs/interface lists them.
  private func settable() throws -> Set<String> {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/interface/Touchstone.txt")
    var owner = ""
    var found: Set<String> = []
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if !line.hasPrefix(" ") {
        owner = line.firstMatch(of: #/class (UI\w*GestureRecognizer)\b/#).map { "\($0.1)" } ?? ""
      } else if !owner.isEmpty, let match = line.firstMatch(of: #/ var (\w+): /#),
        !line.hasSuffix("{ get }")
      {
        found.insert("\(owner).\(match.1)")
      }
    }
    return found
  }

  @Test("every property that can be set is in the table, or on the list of exceptions")
  func complete() throws {
    let classes: [(String, UIGestureRecognizer)] = [
      ("UIGestureRecognizer", UIGestureRecognizer()),
      ("UITapGestureRecognizer", UITapGestureRecognizer()),
      ("UILongPressGestureRecognizer", UILongPressGestureRecognizer()),
      ("UIPanGestureRecognizer", UIPanGestureRecognizer()),
      ("UISwipeGestureRecognizer", UISwipeGestureRecognizer()),
      ("UIPinchGestureRecognizer", UIPinchGestureRecognizer()),
      ("UIRotationGestureRecognizer", UIRotationGestureRecognizer()),
      ("UIScreenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer()),
      ("UIHoverGestureRecognizer", UIHoverGestureRecognizer()),
    ]
    for name in try settable().subtracting(Self.exceptions) {
      let parts = name.split(separator: ".")
      let recognizer = classes.first { $0.0 == parts[0] }?.1
      #expect(
        SceneProperty.ofRecognizers.contains { property in
          property.name == parts[1] && recognizer.flatMap(property.read) != nil
        }, "\(name) is in no row: add one in SceneProperty.ofRecognizers")
    }
    #expect(try Self.exceptions.isSubset(of: settable()))
  }

  @Test("each value that a file says is made, described and written as it is")
  func roundTrip() throws {
    for kind in SceneRecognizer.Kind.allCases {
      for property in SceneProperty.of(kind) {
        var recognizer = SceneRecognizer(kind)
        let usual = try #require(property.read(recognizer.make()))
        let other = other(than: usual, property.coding)
        recognizer[property: property.name] = other
        #expect(property.read(recognizer.make()) == other, "\(kind).\(property.name)")
        var file = try SceneFile(json: Data(#"{"view": {}}"#.utf8))
        file.root.recognizers = [recognizer]
        let again = try SceneFile(json: Data(file.json.utf8))
        #expect(again.recognizers.first?[property: property.name] == other, "\(file.json)")
        let described = SceneFile(describing: SceneCast(file, size: .zero).window)
        #expect(described?.recognizers.first?[property: property.name] == other, "\(file.json)")
      }
    }
  }

  @Test("each value of a view is made, described and written as it is")
  func viewRoundTrip() throws {
    for kind in SceneView.Kind.allCases {
      for property in SceneProperty.of(kind) {
        var view = SceneView(kind)
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
        // A selection needs what is selected, and an offset what is scrolled.
        if kind == .segmentedControl {
          view[property: "titles"] = .texts(["a", "b", "c", "d", "e"])
        }
        if kind == .pageControl { view[property: "numberOfPages"] = .whole(9) }
        if kind == .scrollView { view[property: "contentSize"] = .pair(500, 500) }
        var file = try SceneFile(json: Data(#"{"size": [300, 300], "view": {}}"#.utf8))
        file.root.subviews = [view]
        let made = SceneCast(file, size: .zero).window.subviews[0].subviews[0]
        let usual = try #require(property.read(made))
        let other = other(than: usual, property.coding)
        file.root.subviews[0][property: property.name] = other
        let cast = SceneCast(file, size: .zero)
        #expect(
          property.read(cast.window.subviews[0].subviews[0]) == other, "\(kind).\(property.name)")
        let again = try SceneFile(json: Data(file.json.utf8))
        #expect(again.root.subviews.first?[property: property.name] == other, "\(file.json)")
        let described = SceneFile(describing: cast.window)
        #expect(described?.root.subviews.first?[property: property.name] == other, "\(file.json)")
      }
    }
  }

  private func other(
    than value: SceneProperty.Value, _ coding: SceneProperty.Coding
  ) -> SceneProperty.Value {
    switch (value, coding) {
    case (.flag(let flag), _): .flag(!flag)
    case (.whole(let raw), .options(let table, _)):
      .whole(table.first { $0.value != raw }?.value ?? raw)
    case (.whole(let whole), _): .whole(whole == 3 ? 4 : 3)
    case (.number(let number), _): .number(number < 1 ? number + 0.25 : number - 0.25)
    case (.list, _): .list([2])
    case (.text(let text), _): .text(text + "x")
    case (.texts, _): .texts(["x", "y"])
    case (.rows, _): .rows([["x"], ["y", "z"]])
    case (.pair(let first, let second), _): .pair(first + 5, second + 5)
    }
  }
}
