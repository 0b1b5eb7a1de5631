import Foundation
import Testing

@testable import InspectorNetwork
@testable import TouchInspector

@Suite("The font that text is measured by")
struct LabelFontTests {
  private func style(_ files: [String: PageFile]) -> String {
    String(decoding: files["/font.css"]?.bytes ?? [], as: UTF8.self)
  }

  @Test("the first of the places that has it serves it; what is empty or is too large is no font")
  func places() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ count: Int) throws -> String {
      let url = folder.appending(path: name)
      try Data(repeating: 7, count: count).write(to: url)
      return url.path
    }
    let places = try [
      folder.appending(path: "missing").path, file("empty", 0), file("huge", 4_000_001),
      file("font", 3), file("other", 4),
    ]
    let files = LabelFont.files(from: places)
    #expect(files["/label.ttf"]?.bytes == [7, 7, 7])
    #expect(files["/label.ttf"]?.type == "font/ttf")
    #expect(style(files).contains(#"url("label.ttf") format("truetype")"#))
  }

  @Test("without it a browser that has the font uses its own, and asks for none")
  func none() {
    let files = LabelFont.files(from: [])
    #expect(files.keys.sorted() == ["/font.css"])
    #expect(style(files).contains(#"local("DejaVu Sans Condensed")"#))
    #expect(!style(files).contains("url"))
  }
}
