/// Why the server could not start, with what to do about it.
package enum ServerError: Error, CustomStringConvertible, Equatable {
  case cannotListen(host: String, port: Int)

  package var description: String {
    switch self {
    case .cannotListen(let host, let port):
      "cannot listen on \(host) port \(port): it is in use or not allowed; "
        + "choose another port with --port, or an address of this machine with --host"
    }
  }
}
