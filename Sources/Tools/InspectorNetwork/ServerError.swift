/// Why the server could not start, and what to do about it.
package enum ServerError: Error, CustomStringConvertible, Equatable {
  case cannotListen(host: String, port: Int)
  case noAddress(String)
  case notOurs(String)
  case cannotMake(String, String)
  case noDescriptors
  case nobodyThere(String)
  case tokenNeeded(String)
  case notPrivate(String, String)

  package var description: String {
    switch self {
    case .cannotListen(let host, let port):
      "cannot listen on \(host) port \(port): it is in use or not allowed; "
        + "choose another port with --port, or an address of this machine with --host"
    case .noAddress(let text):
      "“\(text)” is no address; write it in full, such as 127.0.0.1, ::1, 0.0.0.0 or localhost"
    case .notOurs(let name):
      "cannot listen on \(name): this machine has no such address; `ip address` lists those it has"
    case .cannotMake(let path, let reason):
      "cannot listen at \(path): \(reason); name a file that is not there, in a folder of yours"
    case .nobodyThere(let path):
      "no app listens at \(path); start it, and have it call Inspector.attach(to:listeningAt:)"
    case .notPrivate(let path, let reason):
      "\(path): \(reason); see that it is the app's, and start the app again as the same user"
    case .noDescriptors:
      "there are too few file descriptors to listen; raise their number with `ulimit -n 1024`"
    case .tokenNeeded(let name):
      "\(name) can be reached by others, and they need a token; --no-token is for loopback alone"
    }
  }
}
