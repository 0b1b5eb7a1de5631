import Foundation
import Pictures
import Testing
import Touchstone
import TouchstonePixels

@testable import TouchstoneSnapshots

@Suite("Snapshots of a stage")
struct SnapshotTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func stage(label: String = "Hello") -> Stage {
    let stage = Stage(size: CGSize(width: 120, height: 60))
    stage.view.backgroundColor = .white
    let text = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    text.text = label
    stage.view.addSubview(text)
    return stage
  }

  private func files(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test("a picture that is missing fails, a written one is met, and another stage is not")
  func comparing() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    try withFolder { folder in
      var test = SnapshotTest(
        name: "hello", folder: "\(folder)/stored", leftovers: "\(folder)/left", isRecording: false)
      let missing = test.outcome(of: stage(), scale: 2, .exact)
      #expect(
        missing.failure?.hasPrefix(
          "there is no snapshot \(folder)/stored/hello.png; TOUCHSTONE_RECORD=1") == true)
      #expect(files("\(folder)/left") == ["hello.new.png"])
      test.isRecording = true
      let recorded = test.outcome(of: stage(), scale: 2, .exact)
      #expect(
        recorded.failure?.hasPrefix("the snapshot was written to \(folder)/stored/hello.png")
          == true)
      test.isRecording = false
      #expect(test.outcome(of: stage(), scale: 2, .exact).failure == nil)
      let other = test.outcome(of: stage(label: "Hallo"), scale: 2, .exact)
      #expect(other.failure?.contains("pixels differ") == true)
      #expect(files("\(folder)/left") == ["hello.difference.png", "hello.new.png"])
      #expect(
        test.outcome(of: stage(label: "Hallo"), scale: 2, .init(color: 255, share: 0)).failure
          == nil)
      #expect(
        test.outcome(of: stage(), scale: 1, .exact).failure?.contains("120 x 60 pixels") == true)
      try Data("nonsense".utf8).write(to: URL(filePath: "\(folder)/stored/hello.png"))
      #expect(
        test.outcome(of: stage(), scale: 2, .exact).failure?.contains("is no PNG file") == true)
    }
  }

  @Test("names that lead elsewhere are refused")
  func names() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    try withFolder { folder in
      for name in ["", "../up", "a/b", ".hidden"] {
        let test = SnapshotTest(name: name, folder: folder, leftovers: folder, isRecording: true)
        #expect(test.outcome(of: stage(), scale: 1, .exact).failure?.contains("no name") == true)
      }
      #expect(files(folder) == [])
    }
  }

  @Test("a snapshot has one to three pixels to a point")
  func scales() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    #expect(try stage().snapshot(scale: 3).size == CGSize(width: 120, height: 60))
    #expect(throws: SnapshotError.self) { try stage().snapshot(scale: 4) }
    #expect(throws: SnapshotError.self) { try stage().snapshot(scale: .nan) }
    #expect(try stage().snapshot() == stage().snapshot())
  }

  @Test("a stage looks as it did")
  func stored() {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    let stage = stage()
    // snippet.snapshot
    #expect(stage.expectSnapshot("label", scale: 2, tolerance: .otherLibraries) == .met)
    // snippet.end
  }

  @Test("a failing test leaves its picture beside its story")
  func artifacts() throws {
    defer { Pixels.install(nil) }  // Tests of other suites follow in this process.
    try withFolder { folder in
      TouchstonePixels.install()
      let paths = try stage().write(named: "failed", to: folder)
      #expect(paths.contains("\(folder)/failed.png"))
      let file = try #require(FileManager.default.contents(atPath: "\(folder)/failed.png"))
      #expect(ImageFormat.read(file)?.width == 120)
    }
  }
}

extension Outcome {
  fileprivate var failure: String? {
    if case .failed(let words) = self { words } else { nil }
  }
}
