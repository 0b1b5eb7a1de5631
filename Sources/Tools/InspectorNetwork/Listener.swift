import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The socket that accepts connections.
final class Listener {
  let descriptor: Int32
  /// The TCP port; 0 for a Unix socket.
  private(set) var port = 0
  private let file: String?
  private var isBound = false
  /// Identity of the bound file, because another program may have replaced it since.
  private var made: [UInt64]?
  /// A spare descriptor. When the process has no more descriptors, it is closed to accept and close one connection: otherwise
  /// `poll` would report that connection forever.
  private var reserve: Int32

  init(_ place: ListeningPlace, port: Int) throws(ServerError) {
    let family =
      switch place {
      case .four: AF_INET
      case .six: AF_INET6
      case .file: AF_UNIX
      }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(family, kind, 0)
    reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if case .file(let path) = place { file = path } else { file = nil }
    guard descriptor >= 0, reserve >= 0 else { throw Self.error(place, port, errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var result = bind(to: place, port: port)
    if result != 0, errno == EADDRINUSE, case .file(let path) = place, Self.isLeftOver(path) {
      unlink(path)
      result = bind(to: place, port: port)
    }
    guard result == 0, listen(descriptor, 128) == 0 else { throw Self.error(place, port, errno) }
    isBound = true
    made = file.flatMap(Self.identity)
    self.port = boundPort(of: place)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if reserve >= 0 { close(reserve) }
    // A file with another identity belongs to another program, so it stays.
    if isBound, let file, Self.identity(of: file) == made { unlink(file) }
  }

  /// Accepts the next pending connection; `nil` if there is none.
  func accept() -> Int32? {
    while true {
      let client = Foundation.accept(descriptor, nil, nil)
      if client >= 0 {
        _ = fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK)
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        var yes: Int32 = 1
        setsockopt(
          client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        return client
      }
      switch errno {
      case EMFILE, ENFILE: guard turnAway() else { return nil }
      case EINTR, ECONNABORTED: continue
      default: return nil
      }
    }
  }

  /// Accepts one connection with the spare descriptor and closes it.
  private func turnAway() -> Bool {
    guard reserve >= 0 else { return false }
    close(reserve)
    let client = Foundation.accept(descriptor, nil, nil)
    if client >= 0 { close(client) }
    reserve = open("/dev/null", O_RDONLY | O_CLOEXEC)
    return client >= 0
  }

  // MARK: - Binding

  private func bind(to place: ListeningPlace, port: Int) -> Int32 {
    // Apps may pass any number.
    guard let number = in_port_t(exactly: port) else {
      errno = EINVAL
      return -1
    }
    switch place {
    case .four(let host):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = number.bigEndian
      address.sin_addr.s_addr = host
      return bind(&address)
    case .six(let bytes):
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = number.bigEndian
      withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
      return bind(&address)
    case .file(let path):
      guard var address = Self.address(of: path) else {
        errno = ENAMETOOLONG
        return -1
      }
      // No client may connect between the file's creation and a change of its permissions.
      let mask = umask(0o177)
      defer { umask(mask) }
      return bind(&address)
    }
  }

  private func bind<Address>(_ address: inout Address) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }

  private static func address(of path: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return address
  }

  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    return lstat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
  }

  /// Whether the file is a socket that a killed server has left behind: no server listens at it.
  private static func isLeftOver(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
      status.st_uid == geteuid(), var address = address(of: path)
    else { return false }
    let caller = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard caller >= 0 else { return false }
    defer { close(caller) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(caller, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return result != 0 && errno == ECONNREFUSED
  }

  /// - Throws: `ServerError` if the path exists and is not a socket that only this user can access, because another user could
  ///   read what is sent there.
  static func checkOwner(of path: String) throws(ServerError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw .notPrivate(path, "it is no socket")
    }
    guard status.st_uid == geteuid() else {
      throw .notPrivate(path, "it belongs to the user with the number \(status.st_uid)")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .notPrivate(path, "its group or others may use it")
    }
  }

  private func boundPort(of place: ListeningPlace) -> Int {
    var storage = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    if case .file = place { return 0 }
    // The port has the same offset in the structures of both address families.
    return isKnown ? Int(in_port_t(bigEndian: storage.sin6_port)) : 0
  }

  private static func error(_ place: ListeningPlace, _ port: Int, _ number: Int32) -> ServerError {
    switch number {
    case EMFILE, ENFILE: .noDescriptors
    case EADDRNOTAVAIL, EAFNOSUPPORT: .notOurs(place.name)
    default:
      if case .file(let path) = place {
        .cannotMake(path, String(cString: strerror(number)))
      } else {
        .cannotListen(host: place.name, port: port)
      }
    }
  }
}
