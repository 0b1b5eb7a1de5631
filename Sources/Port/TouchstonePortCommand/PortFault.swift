import Foundation
import JSONText

/// Why the tool cannot work, with the file and what to do about it.
struct PortFault: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ what: String, _ remedy: String) {
    description = "\(path): \(what); \(remedy)".harmlessLine
  }

  /// - Parameter error: Foundation's error for the file.
  init(_ path: String, _ what: String, _ error: any Error, _ remedy: String) {
    let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason =
      inner?.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(inner?.code ?? 0))) : error.localizedDescription
    self.init(path, "\(what): \(reason)", remedy)
  }
}
