import Foundation

@testable import TouchstoneCommand

/// What the command did when it was run in this process.
struct Run: Equatable {
  var code: Int32
  var output: String
  var errors: String

  init(_ arguments: String...) {
    self.init(arguments: arguments)
  }

  init(arguments: [String]) {
    var output = ""
    var errors = ""
    code = Command().run(
      arguments: arguments, output: { output += $0 }, errors: { errors += $0 })
    self.output = output
    self.errors = errors
  }
}

/// A directory of files that is there as long as the test.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: URL(filePath: self[name]))
  }

  subscript(name: String) -> String { path + "/" + name }
}
