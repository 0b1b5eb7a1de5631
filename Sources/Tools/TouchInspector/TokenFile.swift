import Foundation

/// A token in a file of the user's own, so that addresses stay the same when the server starts again.
package enum TokenFile {
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// The token in a file; one is made if there is no file yet, which nobody else then can read.
  package static func token(at path: String) throws(Problem) -> String {
    if let bytes = FileManager.default.contents(atPath: path) {
      let token = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      // Shorter ones can be guessed; others do not fit into an address.
      guard (16...200).contains(token.count),
        token.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else {
        throw Problem(
          description:
            "\(path): a token has 16 to 200 letters and digits; remove the file for a new one")
      }
      return token
    }
    var generator = SystemRandomNumberGenerator()
    let token = (0..<26).map { _ in
      "abcdefghijklmnopqrstuvwxyz0123456789".randomElement(using: &generator)!
    }
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data((String(token) + "\n").utf8),
        attributes: [.posixPermissions: 0o600])
    else { throw Problem(description: "\(path): the token cannot be written there") }
    return String(token)
  }
}
