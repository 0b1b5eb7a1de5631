import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many may be here at a time, of each kind: as many as they are allowed, or as there are file
/// descriptors for.
struct Places: Equatable {
  /// Descriptors that the server needs itself.
  private static let own = 48

  /// Open sockets, each of which has two descriptors more than its connection.
  let clients: Int
  /// Connections that have not identified themselves. As many more may be on their way out.
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

  /// For the descriptors that this process may have.
  init(_ limits: ServerSettings.Limits) throws(ServerError) {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    try self.init(limits, descriptors: isKnown ? Int(clamping: limit.rlim_cur) : 1024)
  }

  /// Everything that the library looks after: these, and the door.
  var all: Int { guests + strangers + 2 * clients + 4 }
}
