import Foundation
import Synchronization
import Testing
import Waiting

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
    // The main actor may have others to serve for longer than a client is silent otherwise.
    settings.limits.patience = 3600
    settings.limits.silence = (ask: .max - 1, giveUp: .max)
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
    try #require(
      await Waiting.until { log.count { $0.hasPrefix(start) } >= count }, "\(log)")
  }
}

/// Lets a client speak on a thread of its own, so that the server's main actor is free, and so are the
/// few threads of the concurrency runtime.
func speak<Answer: Sendable>(
  to echo: Echo, _ work: @escaping @Sendable (Int) -> Answer
) async -> Answer {
  let port = await echo.port
  return await onThread { work(port) }
}

/// What some work results in that blocks its thread.
func onThread<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
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
