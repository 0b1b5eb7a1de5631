import Foundation
import Testing

/// What docs/target-action.md quotes of the compiler, which readers search for.
@Suite("The compiler's words about selectors") struct CompilerWordsTests {
  private static let source = """
    class UIView {}
    class Controller {
      @IBOutlet var view: UIView!
      @objc func objective() {}
      func plain() {}
      func use() { print(#selector(plain)) }
    }
    """

  @Test("the page has each of its errors")
  func errors() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Self.source.write(to: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: path) }
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", path.path]
    compiler.standardError = output
    try compiler.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let errors = String(decoding: data, as: UTF8.self).matches(of: /swift:\d+:\d+: (error: .*)/)
    let page = try String(contentsOfFile: "docs/target-action.md", encoding: .utf8)
    #expect(errors.count == 3)
    for error in errors { #expect(page.contains(error.1 + "\n"), "\(error.1)") }
  }
}
