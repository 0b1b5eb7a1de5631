import Foundation
import Testing

@Suite("The guide to testing") struct GuideTests {
  @Test("the products that its package asks for exist")
  func products() throws {
    var root = URL(filePath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appending(path: "docs/testing-gestures.md"), encoding: .utf8)
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let wanted = guide.matches(of: /\.product\(name: "(\w+)"/).map { String($0.1) }
    #expect(wanted == ["UIKit", "TouchstoneTesting"])
    #expect(wanted.allSatisfy { manifest.contains(".library(name: \"\($0)\"") })
  }
}
