import CLibEvdev
import Foundation
import TouchActions

/// Starts the programs of rules without waiting for their ends, and limits how many run at a time.
package final class ProgramRunner {
  /// Readable when one of the programs may have ended.
  package var descriptor: Int32 { bell.descriptor }

  private let most: Int
  private let bell = ChildBell()
  /// Names of the running programs.
  private var running: [pid_t: String] = [:]

  package init(atOnce most: Int) { self.most = most }

  package var count: Int { running.count }

  /// Starts a program by its name or path; returns why that failed, or `nil`.
  ///
  /// Its standard input is empty, its output goes to standard error, and it keeps running when this
  /// process ends.
  package func start(_ words: [String]) -> String? {
    guard let program = words.first else { return "a command without a program" }
    guard running.count < most else {
      return "\(program) was not started: \(most) programs run already (settings: atOnce)"
    }
    var process: pid_t = 0
    let code = Self.spawn(&process, words)
    guard code == 0 else { return Self.problem(program, code) }
    running[process] = program
    return nil
  }

  /// Reaps the programs that have ended; returns a message for each that failed.
  package func takeEnded() -> [String] {
    bell.take()
    var problems: [String] = []
    for (process, program) in running.sorted(by: { $0.key < $1.key }) {
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) != 0 else { continue }
      running[process] = nil
      let number = status & 0x7f
      if number != 0 {
        problems.append("\(program) was ended by \(String(cString: strsignal(number)))")
      } else if status >> 8 & 0xff != 0 {
        problems.append("\(program) ended with code \(status >> 8 & 0xff)")
      }
    }
    return problems
  }

  // MARK: - Private

  private static func spawn(_ process: inout pid_t, _ words: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // Only this process writes to standard output.
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    // Programs must not inherit descriptors of panels, keyboards and sockets.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Control-C must reach only this process.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var list: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    return posix_spawnp(&process, words[0], &actions, &attributes, &list, environ)
  }

  private static func problem(_ program: String, _ code: Int32) -> String {
    switch code {
    case ENOENT:
      "\(program) was not started: there is no such program; install it, or name its whole path"
    case EACCES:
      "\(program) was not started: it may not be run; chmod +x makes a file a program"
    default: "\(program) was not started: \(String(cString: strerror(code)))"
    }
  }
}
