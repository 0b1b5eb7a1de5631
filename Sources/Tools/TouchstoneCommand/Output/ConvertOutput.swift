import Foundation

/// A file that is written as a draft and moved to its final path when it is complete. Pipes and devices are written directly,
/// and standard output is printed.
struct ConvertOutput {
  private enum Place {
    case printed
    /// Written directly.
    case opened(FileHandle)
    case draft(Draft)
  }

  private let path: String
  private let print: (String) -> Void
  private let place: Place
  private var waiting: [UInt8] = []

  init(_ path: String, _ print: @escaping (String) -> Void) throws(WriteProblem) {
    self.path = path
    self.print = print
    guard path != "-" else {
      place = .printed
      return
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      place = .draft(try Draft(of: path))
      return
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw WriteProblem(path, errno) }
    place = .opened(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
  }

  mutating func write(_ text: String) throws(WriteProblem) {
    if case .printed = place {
      print(text)
      return
    }
    waiting += text.utf8
    if waiting.count > 1 << 16 { try flush() }
  }

  /// Writes bytes, for binary formats that only go to a file.
  mutating func write(bytes: some Sequence<UInt8>) throws(WriteProblem) {
    waiting += bytes
    if waiting.count > 1 << 16 { try flush() }
  }

  /// Completes the file and moves it to its path.
  mutating func close() throws(WriteProblem) {
    try flush()
    if case .draft(let draft) = place { try draft.put() }
  }

  /// Removes the draft.
  func discard() {
    if case .draft(let draft) = place { draft.remove() }
  }

  private mutating func flush() throws(WriteProblem) {
    let descriptor =
      switch place {
      case .printed: nil as Int32?
      case .opened(let file): file.fileDescriptor
      case .draft(let draft): draft.descriptor
      }
    guard let descriptor else { return }
    if let number = Bytes.write(waiting, to: descriptor) { throw WriteProblem(path, number) }
    waiting.removeAll(keepingCapacity: true)
  }
}
