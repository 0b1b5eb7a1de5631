import Foundation

/// Replaces a closed connection's descriptor by one that never becomes readable: the closed one is always readable, so every
/// wait for news would end at once.
struct Silence: ~Copyable {
  private let open: Int32

  init(replacing descriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    _ = dup2(ends[0], descriptor)
    close(ends[0])
    open = ends[1]
    for end in [descriptor, open] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { close(open) }
}
