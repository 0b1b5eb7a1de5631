/// What the main actor produces, as a sequence that is awaited. None is lost, however late the next one is awaited.
///
/// Main-actor code that awaits the next element goes on in a turn of the main actor. An `AsyncStream` passes each
/// element through another thread, and when that thread runs depends on the load of the machine.
/// All iterators of one stream take from the same elements.
nonisolated public struct MainActorStream<Element: Sendable>: AsyncSequence, Sendable {
  /// Takes the elements one by one.
  nonisolated public struct AsyncIterator: AsyncIteratorProtocol {
    let source: MainActorSource<Element>

    /// The next element, in the order in which they were produced; nil when the stream has ended or the task is cancelled.
    public func next(isolation actor: isolated (any Actor)? = #isolation) async -> Element? {
      await source.next()
    }

    /// The next element for code that belongs to no actor.
    public func next() async -> Element? { await source.next() }
  }

  let source: MainActorSource<Element>

  /// Begins to take the elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: source) }
}

/// The elements of one stream that are not taken yet, and the tasks that wait for one.
package final class MainActorSource<Element: Sendable> {
  private var elements: [Element] = []
  private var waiting: [(number: Int, task: CheckedContinuation<Element?, Never>)] = []
  private var lastNumber = 0
  private var isFinished = false

  /// Makes a source without elements.
  package init() {}

  /// The stream that takes from here.
  package var stream: MainActorStream<Element> { MainActorStream(source: self) }

  /// Hands an element to the task that has waited longest, or keeps it for the next one.
  package func send(_ element: Element) {
    if waiting.isEmpty {
      elements.append(element)
    } else {
      waiting.removeFirst().task.resume(returning: element)
    }
  }

  /// Ends the stream, after the elements that are kept.
  package func finish() {
    isFinished = true
    for waiter in waiting { waiter.task.resume(returning: nil) }
    waiting = []
  }

  func next() async -> Element? {
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { task in
        if Task.isCancelled {
          task.resume(returning: nil)
        } else if !elements.isEmpty {
          task.resume(returning: elements.removeFirst())
        } else if isFinished {
          task.resume(returning: nil)
        } else {
          waiting.append((number, task))
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).task.resume(returning: nil)
  }
}

/// The streams of one producer. It does not keep them alive: one that is no longer read receives nothing.
package final class MainActorSources<Element: Sendable> {
  private final class Reference {
    weak var source: MainActorSource<Element>?
    init(_ source: MainActorSource<Element>) { self.source = source }
  }

  private var sources: [Reference] = []

  /// Makes sources without a stream.
  package init() {}

  /// A stream of all elements from now on.
  package func makeStream() -> MainActorStream<Element> {
    let source = MainActorSource<Element>()
    sources.removeAll { $0.source == nil }
    sources.append(Reference(source))
    return source.stream
  }

  /// Hands an element to each stream, the oldest first.
  package func send(_ element: Element) {
    for reference in sources { reference.source?.send(element) }
  }

  /// Ends all streams.
  package func finish() {
    for reference in sources { reference.source?.finish() }
    sources = []
  }

  isolated deinit { finish() }
}
