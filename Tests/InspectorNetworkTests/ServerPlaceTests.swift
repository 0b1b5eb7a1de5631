import Foundation
import Testing
import Waiting

@testable import InspectorNetwork

extension ServerTests {
  @Suite("Where it listens")
  struct Places {
    @Test("a port that is taken is an error with a remedy")
    func takenPort() async throws {
      let echo = try await Echo()
      let port = await echo.port
      await #expect(throws: ServerError.cannotListen(host: "127.0.0.1", port: port)) {
        _ = try await Echo { $0.port = port }
      }
    }

    @Test("a number that is no port is an error, and not the app's end", arguments: [-1, 65_536])
    func noPort(port: Int) async throws {
      for host in ["127.0.0.1", "::1"] {
        await #expect(throws: ServerError.cannotListen(host: host, port: port)) {
          _ = try await Echo {
            $0.place = ListeningPlace(host)!
            $0.port = port
          }
        }
      }
    }

    @Test("an address that this machine does not have is an error, and nothing listens")
    func notOurs() async throws {
      await #expect(throws: ServerError.notOurs("192.0.2.1")) {
        _ = try await Echo { $0.place = ListeningPlace("192.0.2.1")! }
      }
    }

    @Test("IPv6's loopback is listened on")
    func six() async throws {
      let echo = try await Echo { $0.place = ListeningPlace("[::1]")! }
      let answer = await speak(to: echo) { port in
        RawClient(port: port, six: true)?.get("/", host: "[::1]:\(port)") ?? ""
      }
      let address = await echo.server.address
      #expect(answer.hasPrefix("HTTP/1.1 200") && address.hasPrefix("http://[::1]:"))
    }

    @Test("a file is its owner's alone, answers, and is gone when the server is")
    func file() async throws {
      let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString.prefix(8))"
      var echo: Echo? = try await Echo { $0.place = .file(path) }
      var status = stat()
      let isThere = stat(path, &status) == 0
      let answer = await onThread { RawClient(file: path)?.get("/", host: "localhost:1234") ?? "" }
      await echo?.server.stop()
      echo = nil
      let isGone = await Waiting.until { !FileManager.default.fileExists(atPath: path) }
      #expect(isThere && status.st_mode & 0o777 == 0o600)
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(isGone)
    }

    @Test(
      "a file that a killed server has left is replaced; what else is there, and who listens, stays"
    )
    func leftOver() async throws {
      let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString.prefix(8))"
      defer { unlink(path) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      close(dead)
      let echo = try await Echo { $0.place = .file(path) }
      await #expect(throws: ServerError.self) { _ = try await Echo { $0.place = .file(path) } }
      let isThere = FileManager.default.fileExists(atPath: path)
      await echo.server.stop()
      // The network's thread may need longer than `stop` waits for it.
      let isGone = await Waiting.until { !FileManager.default.fileExists(atPath: path) }
      try Data("mine".utf8).write(to: URL(filePath: path))
      await #expect(throws: ServerError.self) { _ = try await Echo { $0.place = .file(path) } }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(isBound && isThere && isGone && text == "mine")
    }
  }
}
