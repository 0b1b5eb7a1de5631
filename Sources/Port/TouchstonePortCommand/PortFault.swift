import Foundation
import JSONText

/// What keeps the tool from its work, with the file and what to do about it.
struct PortFault: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ what: String, _ remedy: String) {
    description = "\(path): \(what); \(remedy)".harmlessLine
  }

  /// - Parameter error: what Foundation says of a file.
  init(_ path: String, _ what: String, _ error: any Error, _ remedy: String) {
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason =
      inner?.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(inner?.code ?? 0))) : error.localizedDescription
    self.init(path, "\(what): \(reason)", remedy)
  }
}
