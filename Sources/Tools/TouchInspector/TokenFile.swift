import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Stores a token in a file of the user, so that addresses stay the same when the server restarts.
package enum TokenFile {
  package struct Problem: Error, CustomStringConvertible {
    package var description: String

    fileprivate init(_ path: String, _ what: String, _ remedy: String) {
      description = "\(path): \(what); \(remedy)"
    }
  }

  /// The most bytes that are read: a token has at most 200.
  private static let longest = 1024

  /// Reads the token from a file; a missing file is created, readable only by its owner. A file that other users can read or
  /// may have created is an error, because they would know the token.
  package static func token(at path: String) throws(Problem) -> String {
    // Does not follow a link and does not block on a pipe.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return try make(at: path)
      case ELOOP:
        throw Problem(
          path, "it is a link, which another user may have put there", "`rm \(quoted(path))`")
      default: throw unreadable(path)
      }
    }
    defer { close(descriptor) }
    try check(descriptor, path)
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw unreadable(path) }
    let token = String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    // Shorter tokens can be guessed; other characters need escaping in an address.
    guard (16...200).contains(token.count),
      token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      throw Problem(
        path, "a token has 16 to 200 letters and digits",
        "`rm \(quoted(path))`, and a new one is made")
    }
    return token
  }

  private static func check(_ descriptor: Int32, _ path: String) throws(Problem) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(path, "it is no regular file", "name another one for the token")
    }
    guard status.st_uid == geteuid() else {
      throw Problem(
        path, "it belongs to the user with the number \(status.st_uid), which knows the token",
        "`rm -f \(quoted(path))`, and a new one is made")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw Problem(
        path, "its group or others may read or write it",
        "`chmod 600 \(quoted(path))`, or remove it for a new token")
    }
  }

  private static func make(at path: String) throws(Problem) -> String {
    var generator = SystemRandomNumberGenerator()
    let token = String(
      (0..<26).map { _ in
        "abcdefghijklmnopqrstuvwxyz0123456789".randomElement(using: &generator)!
      })
    // Does not write to a file that another user has created in the meantime.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(path) }
    defer { close(descriptor) }
    let bytes = Array((token + "\n").utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      let problem = unwritable(path)
      unlink(path)
      throw problem
    }
    return token
  }

  private static func unreadable(_ path: String) -> Problem {
    Problem(
      path, "the token cannot be read: \(String(cString: strerror(errno)))", "is the path right?")
  }

  private static func unwritable(_ path: String) -> Problem {
    Problem(
      path, "the token cannot be written there: \(String(cString: strerror(errno)))",
      "name a file in a folder of yours")
  }

  /// A path quoted for a shell.
  private static func quoted(_ path: String) -> String {
    "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }
}
