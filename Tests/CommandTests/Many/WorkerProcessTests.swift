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
  }
#endif
