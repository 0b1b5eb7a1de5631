import Foundation
import TouchRecordings

/// Distributes recordings among processes, and prints their answers in the order of the recordings.
///
/// A recording that takes too long or crashes its process affects only its own answer: the process is replaced, and the new one
/// gets the remaining recordings.
final class Supervisor {
  /// Recordings that a worker is given at a time, so that it never waits for the next.
  private static let depth = 8
  /// Recordings per worker that are read ahead of the oldest unfinished one.
  private static let window = 64
  /// Unsent bytes for a worker above which it gets no more recordings.
  private static let backlog = 1 << 22

  private let batch: BatchArguments
  private let style: StoryPrinter.Style
  private let output: (String) -> Void
  private let errors: (String) -> Void
  private let words: [String]
  private let progress: ProgressLine?
  private var workers: [WorkerProcess] = []
  private var order = AnswerOrder()
  private var code = Command.Exit.success
  private var taken = 0
  private var isOver = false

  init(
    _ arguments: ParsedArguments, _ batch: BatchArguments, _ style: StoryPrinter.Style,
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) {
    self.batch = batch
    self.style = style
    self.output = output
    self.errors = errors
    progress = arguments.progress
    words = Self.words(arguments) + style.manners.words
  }

  /// Prints the stories of all recordings, and returns the exit code.
  func run(_ items: inout BatchItems, in jobs: Int) -> Int32 {
    #if os(Linux)
      if !Confinement.isAvailable {
        errors(
          "touchstone explain: this kernel has no Landlock; the processes of --jobs keep all rights\n"
        )
      }
    #endif
    for _ in 0..<jobs { start() }
    while !isOver || order.next < taken {
      guard !workers.isEmpty else {
        errors("touchstone explain: no process can be started for --jobs\n")
        return Command.Exit.unreadable
      }
      let isWanting = handOut(&items)
      print()
      guard !isOver || order.next < taken else { break }
      output("")
      wait(for: isWanting ? items.source : nil)
      endLate()
    }
    workers = []
    if let failure = items.failure {
      errors("touchstone explain: \(failure)\n")
      code = max(code, Command.Exit.unreadable)
    }
    return code
  }

  // MARK: - Handing out

  /// The arguments of a worker: the command's own, without the supervisor's options.
  private static func words(_ arguments: ParsedArguments) -> [String] {
    let own: Set = [
      "--framed", "--null", "--jobs", "--files-from", "--color", "--fold", "--no-progress",
    ]
    let values = arguments.values.filter { !own.contains($0.key) }.map { "\($0.key)=\($0.value)" }
    // A description's file is opened again for each recording, so its workers must be able to read files.
    let isConfined = arguments.flags.contains("--framed") && arguments.values["--device"] == nil
    let kind = isConfined ? ["--worker", "--confined"] : ["--worker"]
    return ["explain"] + kind + arguments.flags.filter { !own.contains($0) }.sorted()
      + values.sorted()
  }

  private func start(with tasks: [WorkerProcess.Task] = []) {
    guard let worker = WorkerProcess(words) else {
      for task in tasks { fail(task, "was not read: no process can be started for it") }
      return
    }
    workers.append(worker)
    for task in tasks { worker.take(task) }
  }

  /// Distributes available recordings without blocking; returns whether more are wanted.
  private func handOut(_ items: inout BatchItems) -> Bool {
    while !isOver, taken < order.next + Self.window * max(workers.count, 1) {
      let free = workers.filter { $0.tasks.count < Self.depth && $0.backlog < Self.backlog }
      guard let worker = free.min(by: { $0.tasks.count < $1.tasks.count }) else { return false }
      guard items.isReady || isReadable(items.source) else { return true }
      guard let item = items.next() else {
        isOver = true
        return false
      }
      let task = WorkerProcess.Task(number: taken, item: item)
      taken += 1
      if case .refused(let why, let remedy) = item.place {
        fail(task, why, remedy: remedy)
      } else {
        worker.take(task)
      }
    }
    return false
  }

  private func isReadable(_ source: Int32?) -> Bool {
    guard let source else { return true }
    var waiting = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) == 1
  }

  // MARK: - Waiting

  private func wait(for source: Int32?) {
    var places = workers.map { worker in
      pollfd(
        fd: worker.socket, events: Int16(worker.hasOutgoing ? POLLIN | POLLOUT : POLLIN), revents: 0
      )
    }
    if let source { places.append(pollfd(fd: source, events: Int16(POLLIN), revents: 0)) }
    guard poll(&places, nfds_t(places.count), patience) > 0 else { return }
    for (worker, place) in zip(workers, places) where place.revents != 0 {
      if worker.hasOutgoing { worker.send() }
      worker.receive()
      while let answer = worker.nextAnswer() {
        order.note(answer.task.number, answer.kind, answer.text)
      }
      if worker.hasEnded { replace(worker, because: "ended the process that read it") }
    }
  }

  /// Timeout of `poll` in milliseconds; -1 for none.
  private var patience: Int32 {
    guard batch.limits.seconds != nil else { return -1 }
    let left = workers.filter { !$0.tasks.isEmpty }.map { lateness(of: $0) }.max() ?? -60
    return Int32(Int(bounding: min(max(-left, 0), 60) * 1000) + 1)
  }

  /// Seconds by which a worker has exceeded its time limit; negative before it.
  private func lateness(of worker: WorkerProcess) -> Double {
    let allowed = (batch.limits.seconds ?? 0) + FileLimits.grace
    return worker.start.duration(to: .now) / .seconds(1) - allowed
  }

  /// Ends workers that have exceeded the time limit.
  private func endLate() {
    guard batch.limits.seconds != nil else { return }
    for worker in workers where !worker.tasks.isEmpty && lateness(of: worker) > 0 {
      replace(worker, because: nil)
    }
  }

  /// Replaces a worker that was lost, and reports its current recording; `why` is `nil` if the time limit was exceeded.
  private func replace(_ worker: WorkerProcess, because why: String?) {
    workers.removeAll { $0 === worker }
    let ending = worker.end()
    if let task = worker.tasks.first {
      if let why {
        fail(
          task, "\(why) (\(ending))", remedy: "--memory-limit may give it what it lacks")
      } else {
        let complaint = batch.limits.overtime(task.item.name)
        fail(task, complaint.message, remedy: complaint.remedy)
      }
    }
    if !isOver || worker.tasks.count > 1 || workers.isEmpty {
      start(with: Array(worker.tasks.dropFirst()))
    }
  }

  // MARK: - Telling

  /// Reports that a recording could not be read.
  private func fail(_ task: WorkerProcess.Task, _ why: String, remedy: String? = nil) {
    let complaint = Complaint(file: task.item.name, message: why, remedy: remedy)
    if batch.isFlat {
      let printer = FlatPrinter(batch, style) { [self] in
        order.note(task.number, .output, $0.harmless)
      }
      printer.begin(task.item.name)
      printer.print(RecordingError(complaint))
      printer.end(frames: 0, at: .zero)
    } else {
      order.note(task.number, .error, "\(RecordingError(complaint))\n")
    }
    order.note(task.number, .done, "\(Command.Exit.unreadable)")
  }

  private func print() {
    while let answer = order.take() {
      switch answer.kind {
      case .output: output(answer.text)
      case .error: errors(answer.text)
      case .done: code = max(code, Int32(answer.text) ?? Command.Exit.unreadable)
      }
    }
    progress?.note(filesDone: order.next)
  }
}
