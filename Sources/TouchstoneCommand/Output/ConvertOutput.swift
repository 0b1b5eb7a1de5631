import Foundation

/// A file that is written beside its final place and put there when it is whole, or standard output.
struct ConvertOutput {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let path: String
  private let print: (String) -> Void
  private var file: FileHandle?
  private var waiting: [UInt8] = []

  private var draft: String { path + ".part" }

  init(_ path: String, _ print: @escaping (String) -> Void) throws {
    self.path = path
    self.print = print
    guard path != "-" else { return }
    guard FileManager.default.createFile(atPath: draft, contents: nil),
      let file = FileHandle(forWritingAtPath: draft)
    else { throw Failure(description: "\(path): cannot be written; is the directory there?") }
    self.file = file
  }

  mutating func write(_ text: String) throws {
    guard file != nil else {
      print(text)
      return
    }
    waiting += text.utf8
    if waiting.count > 1 << 16 { try flush() }
  }

  /// Puts the file in its place.
  mutating func close() throws {
    guard let file else { return }
    try flush()
    try file.close()
    guard rename(draft, path) == 0 else {
      throw Failure(description: "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Leaves nothing behind.
  func discard() {
    guard let file else { return }
    try? file.close()
    try? FileManager.default.removeItem(atPath: draft)
  }

  private mutating func flush() throws {
    try file?.write(contentsOf: Data(waiting))
    waiting.removeAll(keepingCapacity: true)
  }
}
