#if os(Linux)
  import Foundation
  import Synchronization
  import Testing
  import Waiting

  /// When a wait ends without what it waited for.
  @Suite struct StandstillTests {
    private final class Flag: Sendable {
      private let value = Mutex(false)

      var isSet: Bool { value.withLock(\.self) }

      func set() { value.withLock { $0 = true } }
    }

    @Test("while a thread has something to do, nothing stands still")
    func busyThread() {
      let isOver = Flag()
      let hasBegun = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        hasBegun.signal()
        while !isOver.isSet {}
      }
      hasBegun.wait()
      var standstill = Standstill(looks: 1)
      let isReached = (0..<200).contains { _ in standstill.isReached }
      isOver.set()
      #expect(!isReached)
    }

    @Test("while a child of a child has something to do, nothing stands still")
    func busyChild() throws {
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", "(echo; while :; do :; done) & echo $!; wait"]
      shell.standardOutput = output
      try shell.run()
      // Each of the two says one line, the shell the number of the other.
      var lines = ""
      while lines.count(where: \.isNewline) < 2 {
        lines += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      }
      var standstill = Standstill(looks: 1)
      let isReached = (0..<200).contains { _ in standstill.isReached }
      let child = try #require(lines.split(whereSeparator: \.isNewline).first.flatMap { pid_t($0) })
      // A thread of the tests may block signals, and what it starts does, too: the shell may not hear that its
      // child has ended.
      kill(child, SIGKILL)
      kill(shell.processIdentifier, SIGKILL)
      shell.waitUntilExit()
      #expect(!isReached)
    }

    @Test("while the caller's own actor works between the looks, nothing stands still")
    @MainActor func busyActor() async {
      // Others may work meanwhile, so that the steps may come late, but they come.
      let steps = Task { @MainActor in
        for _ in 0..<30 {
          let start = ProcessorTime.now
          while ProcessorTime.now - start < .milliseconds(8) {}
          await Task.yield()
        }
        return true
      }
      let isOver = Flag()
      Task { @MainActor in
        _ = await steps.value
        isOver.set()
      }
      #expect(await Waiting.until(looks: 8) { isOver.isSet })
    }

    @Test("a wait for what never comes ends once everything is asleep")
    func asleep() async {
      var standstill = Standstill(looks: 3)
      // This takes as long as other tests run, so it looks seldom.
      while !standstill.isReached { try? await Task.sleep(for: .milliseconds(100)) }
      let pipe = Pipe()
      #expect(!Waiting.isReadable(pipe.fileHandleForReading.fileDescriptor, looks: 3))
      #expect(!waits(looks: 3) { false })
      #expect(await !Waiting.until(looks: 3) { false })
    }

    @Test("a wait ends with what it waits for")
    func met() async {
      let (one, other) = (Flag(), Flag())
      let pipe = Pipe()
      Thread.detachNewThread {
        one.set()
        usleep(20_000)
        other.set()
        pipe.fileHandleForWriting.write(Data([1]))
        try? pipe.fileHandleForWriting.close()
      }
      #expect(waits { one.isSet })
      #expect(await Waiting.until { other.isSet })
      #expect(Waiting.readToEnd(pipe.fileHandleForReading.fileDescriptor) == Data([1]))
    }

    /// The wait that holds its thread, which an asynchronous test would not choose.
    private func waits(looks: Int = Standstill.usualLooks, _ isMet: () -> Bool) -> Bool {
      Waiting.until(looks: looks, isMet)
    }
  }
#endif
