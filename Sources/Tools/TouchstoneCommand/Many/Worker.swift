import Foundation

/// A process of `--jobs`, which reads the recordings that the supervisor sends, within its memory
/// limit.
struct Worker {
  /// Output is sent in parts of about this size, in bytes.
  private static let part = 1 << 15

  private let teller: RecordingTeller

  init(_ teller: RecordingTeller) { self.teller = teller }

  /// Prints stories until there are no more recordings, and returns the process's exit code.
  func run() -> Int32 {
    limitMemory()
    // Where the kernel cannot do it at all, the first process has said so.
    var isUnconfined =
      !Confinement.begin(readsFiles: !teller.batch.isConfined) && Confinement.isAvailable
    var input = InputTokens(STDIN_FILENO)
    while let item = WorkerRequest.read(&input) {
      var answer = AnswerWriter()
      if isUnconfined {
        answer.write(
          "touchstone explain: a process of --jobs could not be confined, and keeps all rights\n",
          as: .error)
        isUnconfined = false
      }
      var code = Command.Exit.usage
      do throws(UsageError) {
        code = try teller.tell(
          item, output: { answer.write($0, as: .output) },
          errors: { answer.write($0, as: .error) })
      } catch {
        answer.write("touchstone explain: \(error.message)\n", as: .error)
      }
      guard answer.end(code) else { return Command.Exit.unreadable }
    }
    return Command.Exit.success
  }

  private func limitMemory() {
    let most = rlim_t(teller.batch.limits.memory)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }

  /// Collects the output about one recording.
  private struct AnswerWriter {
    private var ready: [UInt8] = []
    private var part = ""
    private var kind = WorkerAnswer.Kind.output

    mutating func write(_ text: String, as kind: WorkerAnswer.Kind) {
      if kind != self.kind { close() }
      self.kind = kind
      part += text
      guard part.utf8.count >= Worker.part else { return }
      close()
      _ = send()
    }

    /// Sends the rest; returns false if the reader has disconnected.
    mutating func end(_ code: Int32) -> Bool {
      close()
      ready += WorkerAnswer.encoded(.done, "\(code)")
      return send()
    }

    private mutating func close() {
      if !part.isEmpty { ready += WorkerAnswer.encoded(kind, part) }
      part = ""
    }

    private mutating func send() -> Bool {
      defer { ready.removeAll(keepingCapacity: true) }
      return Bytes.write(ready, to: STDOUT_FILENO) == nil
    }
  }
}
