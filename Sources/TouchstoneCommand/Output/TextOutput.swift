import Foundation

/// Gathers text for a file, so that a long story is not written line by line.
final class TextOutput {
  private static let enough = 1 << 15

  private let file: FileHandle
  private let isImmediate: Bool
  private var waiting: [UInt8] = []

  /// Text goes out at once if `isImmediate`, or if somebody is watching.
  init(_ file: FileHandle, isImmediate: Bool = false) {
    self.file = file
    self.isImmediate = isImmediate || isatty(file.fileDescriptor) == 1
  }

  func write(_ text: String) {
    waiting += text.utf8
    if isImmediate || waiting.count >= Self.enough { flush() }
  }

  func flush() {
    guard !waiting.isEmpty else { return }
    // A reader that has gone away needs no more text and no complaint.
    try? file.write(contentsOf: Data(waiting))
    waiting.removeAll(keepingCapacity: true)
  }
}
