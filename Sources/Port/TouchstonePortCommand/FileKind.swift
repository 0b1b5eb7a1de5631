import Foundation

/// The kind of file at a path.
enum FileKind {
  case regular, folder, link, other, missing

  /// - Parameter followsLinks: whether a link counts as its target.
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
