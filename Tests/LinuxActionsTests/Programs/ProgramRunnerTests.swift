import Foundation
import LinuxActions
import Testing
import Waiting

@Suite struct ProgramRunnerTests {
  @Test("a program gets its words as they are, and nothing takes them apart")
  func words() throws {
    let folder = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let runner = ProgramRunner(atOnce: 4)
    let names = ["\(folder)/$(id);`ls` *", "\(folder)/-rf && true"]
    #expect(runner.start(["touch", "--"] + names) == nil)
    #expect(wait(runner) == [])
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == [
        "$(id);`ls` *", "-rf && true",
      ])
  }

  @Test("nobody waits for programs, and only so many run at one time")
  func bound() throws {
    let runner = ProgramRunner(atOnce: 2)
    // The programs go on until this lock is released.
    let file = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString)"
    let lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { unlink(file) }
    try #require(flock(lock, LOCK_EX) == 0)
    let words = ["flock", "--shared", file, "true"]
    #expect(runner.start(words) == nil)
    #expect(runner.start(words) == nil)
    #expect(
      runner.start(words)
        == "flock was not started: 2 programs run already (settings: atOnce)")
    #expect(runner.takeEnded() == [] && runner.count == 2)
    close(lock)
    #expect(wait(runner) == [])
    #expect(runner.start(["true"]) == nil)
    #expect(wait(runner) == [])
  }

  @Test("a program that is missing, may not be run, or ends badly is told in a sentence")
  func problems() {
    let runner = ProgramRunner(atOnce: 8)
    #expect(
      runner.start(["no-such-program-here", "x"]) == "no-such-program-here was not started: "
        + "there is no such program; install it, or name its whole path")
    #expect(
      runner.start(["/etc/passwd"]) == "/etc/passwd was not started: it may not be run; "
        + "chmod +x makes a file a program")
    #expect(runner.start(["false"]) == nil)
    #expect(wait(runner) == ["false ended with code 1"])
    #expect(runner.start(["sh", "-c", "kill -TERM $$"]) == nil)
    #expect(wait(runner) == ["sh was ended by Terminated"])
  }

  @Test("a program has none of this process's files but three, and its signals work")
  func inheritance() throws {
    let file = NSTemporaryDirectory() + "touchstone-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let open = fcntl(STDERR_FILENO, F_DUPFD, 200)
    defer { close(open) }
    let runner = ProgramRunner(atOnce: 8)
    #expect(runner.start(["sh", "-c", "ls /proc/$$/fd > \(file)"]) == nil)
    #expect(wait(runner) == [])
    let list = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    // Some shells keep the tenth for themselves.
    #expect(Set(list).subtracting(["10"]) == ["0", "1", "2"])
  }

  /// What is told of all that run, when they have ended.
  private func wait(_ runner: ProgramRunner) -> [String] {
    var problems: [String] = []
    while runner.count > 0 {
      guard Waiting.isReadable(runner.descriptor) else { return ["no program ends any more"] }
      problems += runner.takeEnded()
    }
    return problems
  }
}
