import Foundation
import Synchronization

@testable import InspectorNetwork

/// A server with one small page, which echoes what it hears and keeps a log.
@MainActor final class Echo {
  private(set) var server: PageServer!
  private(set) var log: [String] = []

  init(
    page text: String = "<!doctype html>hello",
    _ change: (inout ServerSettings) -> Void = { _ in }
  ) throws {
    var settings = try ServerSettings(hasToken: false)
    change(&settings)
    let page = PageFile(name: "index.html", bytes: Array(text.utf8))
    server = try PageServer(
      settings,
      files: ["/": page, "/index.html": page, "/a.js": PageFile(name: "a.js", bytes: [59])]
    ) {
      [weak self] event in self?.hear(event)
    }
  }

  var port: Int { server.settings.port }

  private func hear(_ event: NetworkEvent) {
    switch event {
    case .opened: log.append("opened")
    case .received(let client, let bytes, at: _):
      log.append("received \(bytes.count)")
      server.send(bytes, to: client)
    case .drained, .rested: break
    case .closed: log.append("closed")
    }
  }

  /// Waits until the log holds so many lines that start like that.
  func wait(for count: Int, _ start: String) async throws {
    for _ in 0..<500 where log.filter({ $0.hasPrefix(start) }).count < count {
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}

/// Lets a client speak on another thread, so that the server's main actor is free.
func speak<Answer: Sendable>(
  to echo: Echo, _ work: @escaping @Sendable (Int) -> Answer
) async -> Answer {
  let port = await echo.port
  return await Task.detached { work(port) }.value
}

/// Lets a client speak while the main actor does nothing else.
@MainActor func whileBusy<Answer: Sendable>(
  of echo: Echo, _ work: @escaping @Sendable (Int) -> Answer
) -> Answer {
  let port = echo.port
  let answer = Mutex<Answer?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let found = work(port)
    answer.withLock { $0 = found }
    isDone.signal()
  }
  isDone.wait()
  return answer.withLock { $0! }
}
