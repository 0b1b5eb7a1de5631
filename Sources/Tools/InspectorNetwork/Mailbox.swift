import Synchronization

/// Passes messages from one thread to another, in order.
final class Mailbox<Message: Sendable>: Sendable {
  private let waiting = Mutex<[Message]>([])

  /// Appends a message and returns whether the mailbox was empty: only then must the reader be
  /// woken.
  func put(_ message: Message) -> Bool {
    waiting.withLock { waiting in
      waiting.append(message)
      return waiting.count == 1
    }
  }

  /// Removes and returns all messages.
  func takeAll() -> [Message] {
    waiting.withLock { waiting in
      let all = waiting
      waiting = []
      return all
    }
  }
}
