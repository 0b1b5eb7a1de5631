import Foundation
import Testing
import TouchStories

@Suite("How large a scene file may be")
struct SceneLimitsTests {
  private func error(_ json: String) -> String? {
    do throws(SceneError) {
      _ = try SceneFile(json: Data(json.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func list(_ item: (Int) -> String, _ count: Int) -> String {
    (0..<count).map(item).joined(separator: ",")
  }

  @Test("it has 512 levels and a million values, and what has more ends where it has")
  func json() {
    let deep = [512, 513].map { levels in
      error(String(repeating: "[", count: levels) + String(repeating: "]", count: levels)) ?? ""
    }
    let wide = [999_999, 1_000_000].map { error("[\(list({ _ in "0" }, $0))]") ?? "" }
    #expect(
      deep == [
        "$: an object is needed, and this is an array",
        "$: is nested deeper than 512 levels around line 1",
      ])
    #expect(
      wide == [
        "$: an object is needed, and this is an array",
        "$: holds more than 1000000 values around line 1",
      ])
  }

  @Test("a name has 200 characters, of a view and of a recognizer")
  func names() {
    let (most, more) = (String(repeating: "é", count: 200), String(repeating: "x", count: 201))
    let errors = [most, more].flatMap { name in
      [
        error(#"{"view":{"name":"\#(name)"}}"#),
        error(#"{"view":{"recognizers":[{"type":"tap","name":"\#(name)"}]}}"#),
      ]
    }
    #expect(
      errors == [
        nil, nil, "$.view.name: a name has 200 characters at most",
        "$.view.recognizers[0].name: a name has 200 characters at most",
      ])
  }

  @Test("it has 20,000 views and 10,000 recognizers")
  func counts() {
    // The root is a view as well.
    let views = [19_999, 20_000].map {
      error(#"{"view":{"subviews":[\#(list({ _ in "{}" }, $0))]}}"#)
    }
    let recognizers = [10_000, 10_001].map { count in
      let taps = list({ #"{"type":"tap","name":"\#($0)"}"# }, count)
      return error(#"{"view":{"recognizers":[\#(taps)]}}"#)
    }
    #expect(views == [nil, "$.view.subviews[19999]: a scene has 20000 views at most"])
    #expect(
      recognizers == [nil, "$.view.recognizers[10000]: a scene has 10000 recognizers at most"])
  }
}
