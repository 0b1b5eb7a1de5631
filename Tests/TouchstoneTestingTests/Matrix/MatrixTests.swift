import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// The same test under many circumstances.
@Suite struct MatrixTests {
  @Test("what does not depend on circumstances is the same in all")
  func same() {
    let matrix = Matrix(
      hands: [.steady] + HandStyle.humans(1...3), frameRates: [60, 120, 240])
    let report = matrix.run { stage in
      let double = stage.add(UITapGestureRecognizer(taps: 2), named: "double")
      stage.add(UITapGestureRecognizer(), named: "tap").require(toFail: double)
      stage.add(UIPanGestureRecognizer(), named: "pan")
      stage.finger(at: CGPoint(x: 50, y: 50)).doubleTap().hold(1).drag(by: 100, 0)
    }
    #expect(report.outcome == .met)
    #expect(report.runs.count == 6 * 4 * 3)
    #expect(report.runs[0].log == ["double ended", "pan began", "pan changed", "pan ended"])
    #expect("\(report)" == "72 runs, all the same")
  }

  @Test("an order that decides is found, and told with the difference")
  func orders() {
    let report = Matrix().run { stage in
      stage.add(UITapGestureRecognizer(), named: "one")
      stage.add(UITapGestureRecognizer(), named: "two")
      stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    }
    #expect(
      report.outcome
        == .failed(
          """
          1 of 2 runs differ from hands .steady, 60 Hz
          recognizers added in the order 2 1, hands .steady, 60 Hz:
          − two ended
          + one ended
          """))
  }

  @Test("of very many orders some are drawn, each once, and the same each time")
  func manyOrders() {
    func orders() -> [[Int]] {
      Matrix().run { stage in
        for number in 0..<6 { stage.add(UIPanGestureRecognizer(), named: "\(number)") }
        stage.finger(at: CGPoint(x: 50, y: 50)).tap()
      }.runs.map(\.variant.order)
    }
    let first = orders()
    #expect(first.count == 24)
    #expect(Set(first).count == 24)
    #expect(first == orders())
  }

  @Test("a fault in one run is a failure of all")
  func faults() {
    let report = Matrix().run { stage in
      stage.onFault = { _ in }
      stage.finger(at: .zero).up()
    }
    #expect("\(report.outcome)".hasPrefix("finger a cannot lift: it is not down"))
  }

  @Test("each run that differs leaves its artifacts, and the report says where")
  func artifacts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "matrix-\(ProcessInfo.processInfo.processIdentifier)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let line = #line + 1
    let report = Matrix(frameRates: [60, 120]).run { stage in
      stage.artifactsFolder = folder
      stage.add(UITapGestureRecognizer(), named: "one")
      stage.add(UITapGestureRecognizer(), named: "two")
      stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    }
    let kinds = ["failure.txt", "html", "scene.json", "svg", "swift", "touches", "trace.txt"]
    let names = [2, 4].map { "MatrixTests-\(line)-run-\($0)" }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == names.flatMap { name in kinds.map { "\(name).\($0)" } })
    #expect("\(report.outcome)".contains("+ one ended\nleft \(folder)/\(names[0]).html, "))
    let again = Stage()
    again.add(UITapGestureRecognizer(), named: "one")
    again.play(try Recording(reading: "\(folder)/\(names[1]).touches"))
    #expect(again.log == ["one ended"])
    #expect(
      try String(contentsOfFile: "\(folder)/\(names[1]).failure.txt", encoding: .utf8) == """
        recognizers added in the order 2 1, hands .steady, 120 Hz differs from hands .steady, 60 Hz:
        − two ended
        + one ended

        """)
  }

  @Test("each hand that fails leaves artifacts of its own")
  func artifactsOfHands() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hands-\(ProcessInfo.processInfo.processIdentifier)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let line = #line + 6
    let rate = Matrix(hands: HandStyle.humans(1...3)).rate { stage in
      stage.artifactsFolder = folder
      let tap = stage.add(UITapGestureRecognizer(), named: "tap")
      stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 200, 0, in: 0.3)
      _ = stage.expect(tap).failed()
      return stage.expect(tap).recognized()
    }
    #expect(rate.successes == 0)
    let names = ["", "-2", "-3"].map { "MatrixTests-\(line)\($0).touches" }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(left.filter { $0.hasSuffix(".touches") }.sorted() == names.sorted())
    try #require(rate.failures.count == 3)
    for (failure, name) in zip(rate.failures, names) {
      #expect(failure.contains("\(folder)/\(name)"))
    }
    let recordings = try names.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    #expect(Set(recordings).count == 3)
  }

  @Test("how often something holds is counted, with the first failures")
  func rates() {
    let rate = Matrix(hands: HandStyle.humans(1...10)).rate { stage in
      let tap = stage.add(UITapGestureRecognizer(), named: "tap")
      stage.finger(at: CGPoint(x: 50, y: 50)).longPress(stage.hands == .human(seed: 3) ? 2 : 0.1)
      return stage.expect(tap).ended()
    }
    #expect(rate.part == 0.9)
    #expect(rate.atLeast(0.9) == .met)
    #expect(
      "\(rate.atLeast(1))".hasPrefix(
        "9 of 10, 90.0 %\nhands .human(seed: 3), 60 Hz: tap never ended: "))
  }
}
