import Foundation

/// A file that is open for reading, and is closed when it is deallocated.
final class OpenFile: ByteInput {
  private let name: String
  private let descriptor: Int32
  private let count: ReadBytes?

  /// Opens a file, or uses standard input for `-`.
  init(_ path: String, counting count: ReadBytes? = nil) throws(RecordingError) {
    name = path
    self.count = count
    count?.begin(nil)
    if path == "-" {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Self.error(path, "cannot be opened", errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFREG { count?.begin(Int(status.st_size)) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw RecordingError(
        file: path, "is a directory", remedy: "name the recordings in it, such as \(path)/*")
    }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// Appends available bytes, up to a limit; returns false at the end of the file.
  func read(into buffer: inout [UInt8], atMost limit: Int) throws(RecordingError) -> Bool {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        Foundation.read(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).baseAddress, limit)
      }
    } while count < 0 && errno == EINTR
    let failure = errno
    buffer.removeSubrange((start + max(count, 0))...)
    if count < 0 { throw Self.error(name, "cannot be read", failure) }
    self.count?.add(count)
    return count > 0
  }

  private static func error(_ path: String, _ what: String, _ code: Int32) -> RecordingError {
    let reason = String(cString: strerror(code))
    return RecordingError(
      file: path, "\(what): \(reason)", remedy: "check the name and the permissions")
  }
}
