import Effort
import Foundation
import Testing
import TouchRecordings
import Touchstone

@testable import TouchInspector
@testable import TouchstoneCommand

/// The test that "This as a test" writes of every scene of the gallery. `Scripts/produced` compiles and runs them all.
@Suite("The produced tests of all scenes")
struct ProducedTests {
  /// A tap, a double tap, a drag, a hold that becomes a drag, and two fingers that turn and spread.
  private static let script: String = {
    var lines = ["touches 1", "size 390x600"]
    func stamp(_ time: Double) -> String { String(format: "%.3f ", time) }
    /// A finger that goes from place to place, one each 16 ms after the first `rest` seconds.
    func finger(at start: Double, rest: Double = 0, _ places: [(Int, Int)]) {
      for (index, place) in places.enumerated() {
        let time = start + (index == 0 ? 0 : rest + Double(index) * 0.016)
        lines.append(stamp(time) + (index == 0 ? "down" : "move") + " 1 \(place.0),\(place.1)")
      }
      lines.append(stamp(start + rest + Double(places.count) * 0.016) + "up 1")
    }
    for start in [0.1, 1.5, 1.65] { finger(at: start, [(195, 270), (195, 270)]) }
    finger(at: 3, (0...12).map { (130 + $0 * 10, 270) })
    finger(at: 6, rest: 0.7, (0...10).map { (195, 300 - $0 * 8) })
    finger(at: 9, (0...10).map { (4 + $0 * 12, 270) })
    lines.append("12 down 1 150,280; down 2 250,280")
    for step in 1...16 {
      let turn = Double(step) * 0.05
      let reach = 50 + Double(step) * 4
      let x = Int(cos(turn) * reach)
      let y = Int(sin(turn) * reach)
      let moves = "move 1 \(200 - x),\(280 - y); move 2 \(200 + x),\(280 + y)"
      lines.append(stamp(12 + Double(step) * 0.016) + moves)
    }
    lines.append("12.3 up 1; up 2")
    return lines.joined(separator: "\n") + "\n"
  }()

  private func produce(_ example: Example) throws -> TestFile {
    let recording = try Recording(text: Self.script)
    let source = NamedRecording(name: "\(example.id).touches", recording: recording)
    return try #require(TestFile.Draft(source, on: example).play(atOnce: true))
  }

  /// Scenes of which no test can be written: they have recognizers or delegates of classes of their own, lists or text
  /// views, or no recognizer does in the scene of the test what it did in theirs, which the sheet says.
  private static let unwritable: Set = [
    "composed-cards", "composed-controls", "composed-map", "composed-photo", "drags-chat",
    "drags-sheet", "guide-checkmark", "guide-custom-subview", "guide-delegate-requirements",
    "guide-incremental-pinch", "guide-one-way", "guide-pinch-and-rotation", "lesson-custom",
    "lesson-delegates", "lesson-states", "lesson-together", "lists-chat", "lists-mail",
    "lists-photos", "lists-settings", "pan", "photo-desk",
    "pinch-and-rotation", "reported-quick-taps", "reported-slider-in-menu",
    "reported-swipe-and-pan", "reported-two-finger-tap", "transitions",
  ]

  @Test("each scene has one, which expects what was seen or says what differs")
  func all() throws {
    var parts: [String] = []
    var unwritable: Set<String> = []
    let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_PRODUCED"]
    // `Scripts/produced` sets the folder, and needs the tests of all scenes.
    let examples = folder == nil ? Effort.sample(Gallery.everything) : Gallery.everything
    for (index, example) in examples.enumerated() {
      let file = try produce(example)
      if file.checks.isEmpty { unwritable.insert(example.id) }
      let isExpecting = file.text.contains("#expect(") || !file.differences.isEmpty
      #expect(isExpecting || file.checks.allSatisfy { !$0.isChosen }, "\(example.id)")
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      parts.append("// \(example.id)\nenum Scene\(index) {\(body)}\n")
    }
    let untried = Set(Gallery.everything.map(\.id)).subtracting(examples.map(\.id))
    #expect(unwritable == Self.unwritable.subtracting(untried))
    guard let folder else { return }
    let imports = ["Foundation", "Testing", "TouchstoneTesting", "UIKit"].map { "import \($0)\n" }
    let place = URL(filePath: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try (imports.joined() + "\n" + parts.joined(separator: "\n")).write(
      to: place.appending(path: "AllScenes.swift"), atomically: true, encoding: .utf8)
  }
}
