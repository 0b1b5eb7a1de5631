import Foundation

/// What keeps the tool from its work, with the file and what to do about it.
struct PortFault: Error, CustomStringConvertible {
  let description: String

  init(_ path: String, _ what: String, _ remedy: String) {
    description = "\(path): \(what); \(remedy)"
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

/// What a path leads to.
enum FileKind {
  case regular, folder, link, other, missing

  /// - Parameter followsLinks: whether a link is what it leads to.
  init(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      self = errno == ENOENT ? .missing : .other
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
