import Synchronization

/// Messages on their way from one thread to another, in order.
final class Mailbox<Message: Sendable>: Sendable {
  private let waiting = Mutex<[Message]>([])

  /// Puts a message in, and says whether the box was empty: then, and only then, the reader must be
  /// woken.
  func put(_ message: Message) -> Bool {
    waiting.withLock { waiting in
      waiting.append(message)
      return waiting.count == 1
    }
  }

  /// Takes out everything.
  func takeAll() -> [Message] {
    waiting.withLock { waiting in
      let all = waiting
      waiting = []
      return all
    }
  }
}
