import Foundation
import GestureCore
import Pictures
import Testing
import TouchstonePixels

/// Files for tests.
enum TestFile {
  /// 16 x 16 pixels: the left half red, the right half blue and seen through.
  nonisolated static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAJElEQVR42mO4Iyf3Hx+WsznRgA8zjBow"
      + "LAwgpICQBaMGDAsDAJn53JB80gPPAAAAAElFTkSuQmCC")!
  /// 8 x 8 red pixels.
  nonisolated static let jpeg = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsN"
      + "DhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDAREAAhEBAxEB/8QA"
      + "HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIh"
      + "MUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW"
      + "V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
      + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQF"
      + "BgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAV"
      + "YnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE"
      + "hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq"
      + "8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9Uz/9k=")!
  /// 16 x 64 pixels, red above and blue below.
  nonisolated static let tallJPEG = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObD"
      + "oKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4"
      + "+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABAABADAREAAhEBAxEB/8QAGAABAQEBAQAA"
      + "AAAAAAAAAAAAAgEAAwT/xAAfEAACAgIBBQAAAAAAAAAAAAAAAQIhERIxAyJRYaH/xAAYAQEBAQEBAAAAAAAA"
      + "AAAAAAACAwEABf/EABoRAQEBAQEBAQAAAAAAAAAAAAEAEQIhMUH/2gAMAwEAAhEDEQA/APInyT69vRGbtKg5"
      + "MhJazY2gMk6Fnlbl2HU4TN6KFU6yMNmNHcRdG0ymcI4Ldt6K9FMbSXgKSWjLdHynvs8BS0bkn3Ip0aUjr2bl"
      + "RobatyX0WbSGW1HBjJf2/9k=")!
}

@Suite("Files of images as pixels")
struct FileTests {
  private func decoded(_ file: Data) -> Bitmap? {
    TouchstonePixels.renderer.bitmap(decoding: file)
  }

  @Test("PNG and JPEG files are decoded")
  func decoding() throws {
    let png = try #require(decoded(TestFile.png))
    #expect(png.width == 16 && png.height == 16 && png[x: 2, y: 2]?[3] == 255)
    let jpeg = try #require(decoded(TestFile.jpeg))
    let corner = try #require(jpeg[x: 0, y: 0])
    #expect(
      jpeg.width == 8 && jpeg.height == 8 && corner[0] > 230 && corner[1] < 30 && corner[3] == 255)
  }

  @Test("what is written as PNG is read again with the same pixels")
  func roundTrip() throws {
    let drawn = try Bitmap.drawn([
      .fill(
        Path(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20)), .shade(Shade(0.2, 0.5, 1)),
        .winding)
    ])
    let file = try TouchstonePixels.renderer.png(drawn)
    let again = try #require(decoded(file))
    #expect(ImageFormat.read(file)?.width == 40)
    // Colours are divided by alpha in the file, which rounds.
    #expect(zip(again.bytes, drawn.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(decoded(try TouchstonePixels.renderer.png(again)) == again)
  }

  @Test("a file that is broken has no pixels")
  func broken() {
    for length in [0, 1, 8, 24, 40, TestFile.png.count / 2] {
      #expect(decoded(TestFile.png.prefix(length)) == nil, "\(length)")
    }
    var flipped = TestFile.png
    flipped[45] ^= 0xFF
    #expect(decoded(flipped) == nil)
    #expect(decoded(TestFile.jpeg.prefix(40)) == nil && decoded(Data("GIF89a".utf8)) == nil)
  }

  @Test("a JPEG file that was cut off has its beginning, and grey below, as in UIKit")
  func cutOff() throws {
    let (whole, part) = try (
      #require(decoded(TestFile.tallJPEG)), #require(decoded(TestFile.tallJPEG.prefix(340)))
    )
    #expect(part.width == 16 && part.height == 64)
    #expect(part[x: 8, y: 2] == whole[x: 8, y: 2])
    #expect(part[x: 8, y: 60] != whole[x: 8, y: 60])
    let last = try #require(part[x: 8, y: 60])
    #expect(Set(last.prefix(3)).count == 1 && last[3] == 255)
  }

  @Test("a file of more than 64 megapixels is not decoded, whatever it has")
  func large() {
    // A header that says 10000 x 10000; nothing of that size may be allocated.
    var png = TestFile.png
    png.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(ImageFormat.read(png)?.width == 10_000 && decoded(png) == nil)
    var jpeg = TestFile.jpeg
    let frame = jpeg.firstRange(of: Data([0xFF, 0xC0]))!.lowerBound
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
    #expect(ImageFormat.read(jpeg)?.width == 10_000 && decoded(jpeg) == nil)
  }

  @Test("an image that is drawn small shows the average of its pixels")
  func small() throws {
    // 34 x 31 pixels, red and clear in turn.
    var bytes: [UInt8] = []
    for y in 0..<31 {
      for x in 0..<34 { bytes += (x + y).isMultiple(of: 2) ? [255, 0, 0, 255] : [0, 0, 0, 0] }
    }
    let chess = try #require(Bitmap(width: 34, height: 31, bytes: bytes))
    let file = ImageContent.file(try TouchstonePixels.renderer.png(chess), .png)
    for size in [2.0, 4, 8, 13] {
      let rect = CGRect(x: 0, y: 0, width: size, height: size)
      let drawn = try Bitmap.drawn([.image(file, in: rect)], side: size)
      let pixels = (0..<Int(size)).flatMap { y in
        (0..<Int(size)).compactMap { x in drawn[x: x, y: y] }
      }
      #expect(pixels.count == Int(size * size))
      for pixel in pixels {
        #expect(abs(Int(pixel[0]) - 128) <= 40 && pixel[1] == 0 && pixel[0] == pixel[3])
      }
    }
    // At its own size it is as it was.
    let rect = CGRect(x: 0, y: 0, width: 34, height: 31)
    let whole = try Bitmap.drawn([.image(file, in: rect)], side: 40)
    #expect(whole[x: 0, y: 0] == [255, 0, 0, 255] && whole[x: 1, y: 0] == [0, 0, 0, 0])
  }

  @Test("an image is drawn in its rectangle, in part and in one colour")
  func drawing() throws {
    let file = ImageContent.file(TestFile.jpeg, .jpeg)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let whole = try Bitmap.drawn([.image(file, in: rect)])
    #expect(whole.covered == 400)
    let tinted = try Bitmap.drawn([.image(.tinted(file, Shade(0, 1, 0)), in: rect)])
    #expect(tinted.covered == 400 && tinted[x: 15, y: 15] == [0, 255, 0, 255])
    let part = try Bitmap.drawn([
      .image(.part(file, CGRect(x: 0, y: 0, width: 0.5, height: 1)), in: rect)
    ])
    #expect(part.covered == 400)
    let missing = try Bitmap.drawn([.image(.file(Data([1, 2]), .png), in: rect)])
    #expect(missing.covered == 0)
  }
}
