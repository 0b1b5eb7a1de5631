#if os(Linux)
  import Foundation
  import Testing
  import Waiting

  @testable import TouchstoneCommand

  /// How the process that hands out recordings parts from those that read them.
  @Suite struct WorkerProcessTests {
    /// Starts a shell in a worker's place, and waits until it has closed its socket.
    private func worker(_ script: String) throws -> WorkerProcess {
      let worker = try #require(WorkerProcess(["-c", script], of: "/bin/sh"))
      while !worker.hasEnded {
        try #require(Waiting.isReadable(worker.socket))
        worker.receive()
      }
      return worker
    }

    @Test("how a worker ended is told in words")
    func ended() throws {
      #expect(try worker("exit 3").end() == "with code 3")
      #expect(try worker("kill -SEGV $$").end() == "Segmentation fault")
    }

    @Test("a worker that closes its socket and goes on is made to end")
    func goesOn() throws {
      // If it were waited for instead, it would end with code 0.
      #expect(try worker("exec 0<&- 1>&-; exec sleep 60").end() == "Killed")
    }

    @Test("a worker that is at work is made to end at once")
    func atWork() throws {
      let worker = try #require(WorkerProcess(["-c", "exec sleep 60"], of: "/bin/sh"))
      #expect(worker.end() == "Killed")
    }

    @Test(
      "a worker that gets contents opens no file, where the kernel has Landlock",
      .enabled(if: Confinement.isAvailable))
    func confined() throws {
      let path = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString).touches"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data("touches 1\n0 down 1 5,5\n0.05 up 1\n".utf8).write(to: URL(filePath: path))
      func answer(_ flags: [String]) throws -> String {
        let command = try #require(Process.command([]).executableURL?.path)
        let words = ["explain", "--worker", "--flat"] + flags
        let worker = try #require(WorkerProcess(words, of: command))
        worker.take(.init(number: 0, item: BatchItem(name: path, place: .path)))
        var text = ""
        while !worker.hasEnded {
          try #require(Waiting.isReadable(worker.socket))
          worker.receive()
          while let answer = worker.nextAnswer() {
            if answer.kind == .done { return text }
            text += answer.text
          }
        }
        return text
      }
      #expect(try answer([]).contains(#""gesture":"tap""#))
      let refused = try answer(["--confined"])
      #expect(refused.contains("error") && !refused.contains(#""gesture":"tap""#))
    }
  }
#endif
