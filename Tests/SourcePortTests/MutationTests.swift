import Effort
import Foundation
import SourcePort
import SwiftParser
import SwiftSyntax
import Testing

/// Sources that were broken: the port lives, and what was Swift stays Swift.
@Suite struct MutationTests {
  private static let sources: [String] = {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../TestSupport/PortedConstructs/iOS").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  @Test("what parses is ported to what parses", arguments: 0..<8)
  func mutations(seed: Int) {
    #expect(!Self.sources.isEmpty)
    var dice = Dice(state: UInt64(seed) &* 977 &+ 3)
    for _ in 0..<Effort.rounds(40) {
      guard let source = Self.sources.randomElement(using: &dice) else { return }
      var tokens = Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map(\.description)
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: 0..<tokens.count, using: &dice)
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: tokens.remove(at: place)
        case 1: tokens.insert(tokens[place], at: place)
        default: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &dice))
        }
      }
      let text = tokens.joined()
      let files = TargetPort([PortSource(path: "/app/A.swift", text: text)]).ported().files
      let wasSwift = !Parser.parse(source: text).hasError
      if wasSwift { #expect(!Parser.parse(source: files[0].text).hasError, "\(text)") }
    }
  }
}
