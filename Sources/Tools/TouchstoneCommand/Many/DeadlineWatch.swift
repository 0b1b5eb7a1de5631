import Dispatch
import Foundation

/// Ends this process when the recording that it reads takes too long: a read that waits for another program cannot
/// be left otherwise.
struct DeadlineWatch {
  private let timer: any DispatchSourceTimer

  init(after seconds: Double, saying words: String) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "touchstone.deadline"))
    let code = Command.Exit.unreadable
    timer.setEventHandler { @Sendable in
      _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      _exit(code)
    }
    timer.schedule(deadline: .now() + seconds)
    timer.resume()
  }

  func cancel() { timer.cancel() }
}
