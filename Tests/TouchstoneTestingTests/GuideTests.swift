import Foundation
import Testing

/// `docs/testing-gestures.md` and the examples that it quotes.
@Suite struct GuideTests {
  private struct Block {
    var language: String
    var lines: [String]
    /// Where it begins in the guide.
    var line: Int

    var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") ?? false }
  }

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let guide: [String]

  init() throws {
    guide = try String(
      contentsOf: root.appending(path: "docs/testing-gestures.md"), encoding: .utf8
    ).components(separatedBy: "\n")
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in guide.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        let language = String(line.dropFirst(3))
        open = open == nil ? Block(language: language, lines: [], line: index) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test("all of its code and all of its failures stand in examples, which run")
  func quotations() throws {
    let folder = root.appending(path: "Examples/GestureTests")
    let examples = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.map { url in
      try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }
    let quotations = blocks.filter { ["swift", "text"].contains($0.language) && !$0.isManifest }
    let strange = quotations.filter { block in
      !examples.contains { holds($0, block.lines) }
    }
    #expect(strange.map { "line \($0.line + 1): \($0.lines.first ?? "")" } == [])
    #expect(quotations.count > 25)
  }

  @Test("the products that its package asks for exist")
  func products() throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let asked = blocks.first { $0.isManifest }?.lines ?? []
    let wanted = asked.flatMap { line in
      line.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    }
    #expect(wanted == ["UIKit", "TouchstoneTesting"])
    #expect(wanted.allSatisfy { manifest.contains(".library(name: \"\($0)\"") })
  }

  @Test("its links lead somewhere")
  func links() {
    let docs = root.appending(path: "docs")
    let targets = guide.flatMap { $0.matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }
    let dead = targets.filter { target in
      !FileManager.default.fileExists(atPath: docs.appending(path: target).path)
    }
    #expect(dead == [])
    #expect(targets.count > 12)
  }

  /// Whether the lines stand in a file one after the other, all as much further in.
  private func holds(_ file: [String], _ lines: [String]) -> Bool {
    guard let first = lines.first, file.count >= lines.count else { return false }
    return (0...(file.count - lines.count)).contains { start in
      guard file[start].hasSuffix(first) else { return false }
      let margin = String(file[start].dropLast(first.count))
      guard margin.allSatisfy({ $0 == " " }) else { return false }
      return zip(file[start...], lines).allSatisfy { found, line in
        found == (line.isEmpty ? "" : margin + line)
      }
    }
  }
}
