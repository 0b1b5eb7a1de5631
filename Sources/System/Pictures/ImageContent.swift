import Foundation
import GestureCore

/// What an image shows, without being decoded.
package indirect enum ImageContent: Sendable, Hashable, Codable {
  /// A file's bytes, as they are.
  case file(Data, ImageFormat)
  /// Something drawn, on a page of that size.
  case picture(Picture, size: CGSize)
  /// Something that an outlet knows by name.
  case named(String)
  /// A part, in units of the whole's size.
  case part(ImageContent, CGRect)
  /// An image in one colour, of which only the opacity is the image's own.
  case tinted(ImageContent, Shade)
}

/// A kind of image file of which the size can be read.
package enum ImageFormat: String, Sendable, Hashable, Codable {
  case png = "image/png"
  case jpeg = "image/jpeg"

  /// No side of an image may be longer; a header that says so is no header.
  private static let longestSide = 100_000

  /// The format of a file's bytes and its size in pixels; `nil` for anything else.
  package static func read(_ data: Data) -> (format: ImageFormat, width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(1 << 20))
    guard let (format, width, height) = readPNG(bytes) ?? readJPEG(bytes),
      1...longestSide ~= width, 1...longestSide ~= height
    else { return nil }
    return (format, width, height)
  }

  private typealias Found = (ImageFormat, Int, Int)

  /// Width and height stand at fixed places of a PNG's first chunk, highest byte first.
  private static func readPNG(_ bytes: [UInt8]) -> Found? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// A JPEG is a row of segments, each with its length; the frame header among them has the size.
  private static func readJPEG(_ bytes: [UInt8]) -> Found? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          .jpeg, number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7])
        )
      }
      let isAlone = marker == 0x01 || 0xD0...0xD8 ~= marker
      place += 2 + (isAlone ? 0 : max(2, number(bytes[place + 2..<place + 4])))
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
