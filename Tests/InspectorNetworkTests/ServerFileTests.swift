import Foundation
import Testing

@testable import InspectorNetwork

extension ServerTests {
  @Suite("Files of the page")
  struct Files {
    @Test("the page comes with its type and a policy that forbids everything from elsewhere")
    func page() async throws {
      let echo = try await Echo()
      let answer = await speak(to: echo) { port in
        RawClient(port: port)?.get("/", host: "localhost:\(port)") ?? ""
      }
      let lower = answer.lowercased()
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(answer.hasSuffix("<!doctype html>hello"))
      #expect(lower.contains("content-type: text/html; charset=utf-8"))
      #expect(lower.contains("content-security-policy: default-src 'none'"))
      #expect(lower.contains("x-content-type-options: nosniff"))
    }

    @Test("a browser that has the page already is told so, and one that can read it gets it packed")
    func known() async throws {
      let words = String(repeating: "hello ", count: 500)
      let echo = try await Echo(page: words)
      let answers = await speak(to: echo) { port in
        func ask(_ line: String) -> String {
          RawClient(port: port)?.get("/", host: "localhost:\(port)\r\n\(line)") ?? ""
        }
        let plain = ask("Accept-Encoding: identity, gzip;q=0")
        let tag =
          plain.split(separator: "\r\n").first { $0.lowercased().hasPrefix("etag: ") }?.dropFirst(6)
          ?? ""
        return [
          plain, ask("If-None-Match: \"other\", W/\(tag)"), ask("If-None-Match: \"other\""),
          ask("Accept-Encoding: br, gzip"),
        ]
      }
      let heads = answers.map { $0.lowercased().split(separator: "\r\n\r\n").first ?? "" }
      #expect(answers[0].hasSuffix(words) && !heads[0].contains("content-encoding"))
      #expect(heads[0].contains("cache-control: private, no-cache"))
      #expect(answers[1].hasPrefix("HTTP/1.1 304") && !answers[1].contains("hello"))
      #expect(answers[2].hasPrefix("HTTP/1.1 200") && answers[2].hasSuffix(words))
      #expect(heads[3].contains("content-encoding: gzip") && !answers[3].contains("hello hello"))
    }

    @Test(
      "nothing else can be reached",
      arguments: [
        "/../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "/no",
        "/index.html/../..", "/?x=/etc/passwd%00",
      ])
    func otherPaths(path: String) async throws {
      let echo = try await Echo()
      let answer = await speak(to: echo) { port in
        RawClient(port: port)?.get(path, host: "localhost:\(port)") ?? ""
      }
      #expect(!answer.contains("root:"))
      #expect(!answer.hasPrefix("HTTP/1.1 200") || answer.hasSuffix("hello"))
    }

    @Test("a name of another's that means this machine is turned away")
    func rebinding() async throws {
      let echo = try await Echo()
      let answer = await speak(to: echo) { port in
        RawClient(port: port)?.get("/", host: "evil.example:\(port)") ?? ""
      }
      #expect(answer.hasPrefix("HTTP/1.1 403"))
    }

    @Test("without its token the page, its files and its socket are refused")
    func token() async throws {
      let echo = try await Echo { $0.token = "secret" }
      let answers = await speak(to: echo) { port in
        let pages = [
          "/", "/?token=", "/?token=wrong", "/?token=secret", "/a.js", "/a.js?token=wrong",
        ]
        .map { RawClient(port: port)?.get($0, host: "localhost:\(port)") ?? "" }
        let cookie =
          pages[3].split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") }?
          .dropFirst(12).split(separator: ";").first.map(String.init) ?? ""
        let file =
          RawClient(port: port)?.get("/a.js", host: "localhost:\(port)\r\nCookie: \(cookie)") ?? ""
        let sockets = ["/socket", "/socket?token=wrong", "/socket?token=secret"].map {
          RawClient(port: port)!.upgrade(port: port, path: $0)
        }
        return (pages + [file] + sockets).map { $0.prefix(12) }
      }
      #expect(
        answers == [
          "HTTP/1.1 403", "HTTP/1.1 403", "HTTP/1.1 403", "HTTP/1.1 200", "HTTP/1.1 403",
          "HTTP/1.1 403", "HTTP/1.1 200", "", "", "HTTP/1.1 101",
        ])
    }
  }
}
