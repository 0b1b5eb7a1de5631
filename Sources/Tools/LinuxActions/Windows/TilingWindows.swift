import Foundation
import TouchActions

/// The windows of sway or i3, by their socket.
package final class TilingWindows: ActiveWindowSource {
  package let descriptor: Int32
  package private(set) var window = ActiveWindow.unknown("sway has not reported it yet")
  private var incoming: [UInt8] = []
  private var silence: Silence?

  package init(socket path: String) throws(WindowProblem) {
    descriptor = Foundation.socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard Self.connect(descriptor, to: path) else {
      let reason = String(cString: strerror(errno))
      throw WindowProblem("\(path): sway's socket cannot be reached: \(reason)")
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    send(
      TilingMessage(
        kind: TilingMessage.Kind.subscribe, text: Array(#"["window", "workspace"]"#.utf8)))
    send(TilingMessage(kind: TilingMessage.Kind.tree, text: []))
  }

  isolated deinit { close(descriptor) }

  package func update() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count != 0 else { return lose("sway has ended") }
      guard count > 0 else { break }
      incoming += buffer[..<count]
      if incoming.count > TilingMessage.mostBytes { break }
    }
    do throws(WindowProblem) {
      while let message = try TilingMessage.take(from: &incoming) { hear(message) }
    } catch {
      lose(error.message)
    }
  }

  // MARK: - Private

  private func hear(_ message: TilingMessage) {
    switch TilingNews(message) {
    case .active(let window): self.window = window
    case .unsure: send(TilingMessage(kind: TilingMessage.Kind.tree, text: []))
    case .nothing: break
    }
  }

  private func lose(_ why: String) {
    window = .unknown(why)
    incoming = []
    silence = Silence(replacing: descriptor)
  }

  private func send(_ message: TilingMessage) {
    let bytes = message.bytes
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func connect(_ descriptor: Int32, to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      return false
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
