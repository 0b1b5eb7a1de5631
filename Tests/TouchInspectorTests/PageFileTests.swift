import Foundation
import InspectorNetwork
import Testing

@testable import TouchInspector

/// The page's files within the program.
@Suite struct PageFileTests {
  @Test("each file of the page is embedded as it is on disk, to the byte")
  func embedded() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Tools/TouchInspector/Resources/page").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 50 && PageFile.contents.keys.sorted() == names.sorted())
    for (name, text) in PageFile.contents {
      #expect(try Data(contentsOf: folder.appending(path: name)) == Data(text.utf8), "\(name)")
    }
  }

  @Test("all but the script of pages without a server are served, and / is the first page")
  func served() {
    #expect(
      Set(PageFile.all.keys)
        == Set(PageFile.contents.keys.map { "/\($0)" }).subtracting(["/kept.js"]).union(["/"]))
  }
}
