import Effort
import Foundation
import Testing
import TouchRecordings
import TouchstoneFuzz

/// What the fuzzers begin with, and what they found.
@Suite("The fuzzers' corpus")
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/Corpus").standardizedFileURL

  private static func files(of target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: target.name), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  /// All files in full, otherwise the first and those that the fuzzers found.
  private static func tried(of target: FuzzTarget) throws -> [URL] {
    try files(of: target).enumerated().filter {
      Effort.isFull || $0.offset == 0 || $0.element.lastPathComponent.hasPrefix("found-")
    }.map(\.element)
  }

  @Test("nothing goes wrong that never may", arguments: FuzzTarget.all)
  func problems(target: FuzzTarget) throws {
    let problems = try Self.tried(of: target).flatMap { file in
      let bytes = try Array(Data(contentsOf: file))
      return target.problems(with: bytes).map { "\(file.lastPathComponent): \($0)" }
    }
    #expect(problems == [])
  }

  @Test("nothing goes wrong on any example of the gallery")
  func gallery() throws {
    let problems = try Self.tried(of: .gallery).flatMap { file in
      FuzzTarget.problemsOfGallery(with: try Array(Data(contentsOf: file)))
    }
    #expect(problems == [])
  }

  @Test("every reader finds touches in what its fuzzer begins with", arguments: FuzzTarget.all)
  func touches(target: FuzzTarget) throws {
    if [.json, .scene, .messages, .images, .source, .interface].contains(target) { return }
    let seeds = try Self.files(of: target).filter { !$0.lastPathComponent.hasPrefix("found-") }
    let empty = try seeds.filter { try target.touchCount(in: Array(Data(contentsOf: $0))) == 0 }
    #expect(!seeds.isEmpty)
    #expect(empty.map(\.lastPathComponent) == [])
  }
}
