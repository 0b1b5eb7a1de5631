import Foundation

/// The lines before the first time: format, version, device and scene size.
struct TouchesHead: Sendable {
  /// The scene size of files without one: a phone's (points).
  static let usualSize = CGSize(width: 390, height: 844)

  var device = ""
  var size: CGSize?
  private(set) var isOpen = true

  /// Reads a header line; returns whether it is one. Throws if it is invalid.
  mutating func read(_ words: [Substring], _ line: ByteCursor) throws(TouchesLine.Problem) -> Bool {
    guard isOpen, let word = words.first else { return false }
    switch word {
    case "touches":
      guard words.count == 2, words[1] == "\(TouchesSpelling.version)" else {
        throw TouchesLine.Problem("only version \(TouchesSpelling.version) is known here")
      }
    case "device":
      // The name is the unchanged rest of the line.
      var line = line
      _ = line.skip(past: "device")
      device = line.rest.trimmingCharacters(in: .whitespaces)
    case "size":
      guard words.count == 2, let size = Self.size(words[1]) else {
        throw TouchesLine.Problem("the size is not WIDTHxHEIGHT in points")
      }
      self.size = size
    default:
      isOpen = false
      return false
    }
    return true
  }

  /// `WIDTHxHEIGHT`, both positive.
  private static func size(_ text: Substring) -> CGSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = TouchesSpelling.number(in: sides[0]),
      let height = TouchesSpelling.number(in: sides[1]), width > 0, height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
