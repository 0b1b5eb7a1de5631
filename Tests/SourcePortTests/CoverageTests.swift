import Foundation
import SourcePort
import Testing

/// Coverage counts in the port's lines; this says which of the app's they are.
@Suite struct CoverageTests {
  private func lcov(_ segments: String, in text: String?) throws -> String {
    let export =
      #"{"data": [{"files": [{"filename": "/port/A.swift", "segments": [\#(segments)]}]}]}"#
    return try PortedCoverage(export: Data(export.utf8)) { $0 == "/port/A.swift" ? text : nil }.lcov
  }

  private func port(_ sources: [PortSource]) -> String {
    TargetPort(sources).ported().files[0].text
  }

  @Test("lines of a port are those of the source, and what was added is none")
  func own() throws {
    let text = port([
      PortSource(
        path: "/app/A.swift",
        text: "import UIKit\nclass V: UIView {\n  @objc func f() {\n    g()\n  }\n}\n")
    ])
    #expect(text.contains("<touchstone port>"))
    // The port has one line above the source's, and its table of methods below: line 12.
    let segments =
      "[4, 18, 5, true, true, false], [6, 4, 0, false, false, false], "
      + "[12, 1, 9, true, true, false], [12, 9, 0, false, false, false]"
    #expect(
      try lcov(segments, in: text)
        == "SF:/app/A.swift\nDA:3,5\nDA:4,5\nDA:5,5\nLF:3\nLH:3\nend_of_record\n")
  }

  @Test("lines that end as on Windows are lines")
  func returns() throws {
    let text = port([
      PortSource(
        path: "/app/A.swift",
        text: "import UIKit\r\nclass V: UIView {\r\n  func f() {\r\n  }\r\n}\r\n")
    ])
    #expect(
      try lcov("[4, 12, 5, true, true, false], [5, 4, 0, false, false, false]", in: text)
        == "SF:/app/A.swift\nDA:3,5\nDA:4,5\nLF:2\nLH:2\nend_of_record\n")
  }

  @Test("a member that was moved counts in the file that it stands in")
  func moved() throws {
    let text = port([
      PortSource(path: "/app/A.swift", text: "import UIKit\nclass C: UIView {\n}\n"),
      PortSource(
        path: "/app/B.swift",
        text: "import UIKit\nextension C {\n  override func layoutSubviews() {\n    f()\n  }\n}\n"),
    ])
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("layoutSubviews") }
    let first = try #require(line) + 1
    #expect(
      try lcov("[\(first), 34, 0, true, true], [\(first + 2), 4, 0, false, false]", in: text)
        == "SF:/app/B.swift\nDA:3,0\nDA:4,0\nDA:5,0\nLF:3\nLH:0\nend_of_record\n")
  }

  @Test("a branch, a gap and a part that is left out count as they do in llvm-cov")
  func branches() throws {
    let segments =
      "[1, 10, 3, true, true, false], [2, 8, 1, true, true, false], "
      + "[4, 4, 3, true, false, false], [4, 5, 2, true, true, true], "
      + "[6, 1, 0, false, true, false], [7, 1, 3, true, false, false], [8, 2, 0, false, false, false]"
    #expect(
      try lcov(segments, in: nil)
        == "SF:/port/A.swift\nDA:1,3\nDA:2,3\nDA:3,1\nDA:4,1\nDA:5,2\nDA:8,3\nLF:6\nLH:6\nend_of_record\n"
    )
  }

  @Test("what is no coverage is refused")
  func refused() {
    #expect(throws: DecodingError.self) {
      try PortedCoverage(export: Data("{}".utf8)) { _ in nil }
    }
  }
}
