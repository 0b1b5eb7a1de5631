import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many connections of each kind are allowed: the configured limits, reduced to the available
/// file descriptors.
struct Places: Equatable {
  /// Descriptors that the server itself needs.
  private static let own = 48

  /// Open sockets; each uses two descriptors in addition to its connection's.
  let clients: Int
  /// Connections that have not identified themselves; the same number may be closing at the same
  /// time.
  let strangers: Int
  /// Connections of any kind.
  let guests: Int

  init(_ limits: ServerSettings.Limits, descriptors: Int) throws(ServerError) {
    let room = descriptors - Self.own
    guard room >= 8 else { throw .noDescriptors }
    clients = min(limits.clients, room / 8)
    strangers = min(limits.strangers, room / 8, limits.connections)
    guests = min(limits.connections, room - 2 * clients - strangers)
  }

  /// Computes the limits from this process's descriptor limit.
  init(_ limits: ServerSettings.Limits) throws(ServerError) {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    try self.init(limits, descriptors: isKnown ? Int(clamping: limit.rlim_cur) : 1024)
  }

  /// All descriptors that the library manages: connections, relays and the listening socket.
  var all: Int { guests + strangers + 2 * clients + 4 }
}
