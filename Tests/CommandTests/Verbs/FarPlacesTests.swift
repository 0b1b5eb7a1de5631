import Foundation
import Testing

@testable import TouchstoneCommand

@Suite("Places that no surface reaches")
struct FarPlacesTests {
  nonisolated private static let formats: [(name: String, text: String)] = [
    (
      "far.touches",
      """
      touches 1
      size 400x800
      0     down 1 100,200 radius 1e300
      0.010 move 1 1e19,-1e19
      0.020 move 1 120,200; down 2 1e19,60
      0.030 move 1 -1e300,700; move 2 1e300,1e300
      0.040 up 2 1e19,1e19
      0.050 up 1 1e19,1e19

      """
    ),
    (
      "wide.touches", "touches 1\nsize 1e300x1e19\n0 down 1 1e19,1e19\n1 move 1 5,5\n2 up 1\n"
    ),
  ]

  @Test("every printer says something of them and ends", arguments: formats.map(\.name))
  func printers(name: String) throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: Self.formats.map { ($0.name, $0.text) }))
    let file = folder[name]
    let runs = [
      Run("info", file), Run("info", "--json", file), Run("explain", file),
      Run("explain", "--json", file), Run("explain", "--why", "tap", file),
      Run("plot", file, "-o", "-"), Run("convert", file, "-o", "-"),
      Run("replay", "--fast", file),
    ]
    #expect(
      runs.allSatisfy { $0.code <= Command.Exit.found && $0.output.count + $0.errors.count > 0 },
      "\(runs.map(\.code))")
  }
}
