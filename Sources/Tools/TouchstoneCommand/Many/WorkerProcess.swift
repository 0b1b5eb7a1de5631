import Foundation

/// The supervisor's view of a worker: its tasks and its answers.
final class WorkerProcess {
  /// A recording sent to the worker.
  struct Task {
    /// Its index among all recordings.
    var number: Int
    var item: BatchItem
  }

  private static let chunk = 1 << 16
  /// Milliseconds in which a process that has closed its socket must end: the system frees its memory after closing.
  private static let patience = 2000
  #if os(Linux)
    private static let own = "/proc/self/exe"
  #else
    private static let own = Bundle.main.executablePath ?? ""
  #endif

  let socket: Int32
  /// `nil` after `waitpid`, because the system may then reuse the process ID.
  private var process: pid_t?
  /// Oldest first; the first is being processed.
  private(set) var tasks: [Task] = []
  /// Start of the work on the first task.
  private(set) var start = ContinuousClock.now
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var incoming: ArraySlice<UInt8> = []
  /// Whether the worker has closed its socket.
  private(set) var hasEnded = false

  /// Starts this command or another one with the given arguments; `nil` if the system refuses.
  init?(_ arguments: [String], of path: String = own) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    // Errors are reported through the socket; standard error of a crashing process is discarded.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = (["touchstone"] + arguments).map { strdup($0) }
    words.append(nil)
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, words, environ)
    for word in words { free(word) }
    posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      return nil
    }
    socket = ends[0]
    self.process = process
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  isolated deinit {
    close(socket)
    _ = wait(killing: true)
  }

  var hasOutgoing: Bool { sent < outgoing.count }
  /// Bytes that wait to be sent.
  var backlog: Int { outgoing.count - sent }

  func take(_ task: Task) {
    if tasks.isEmpty { start = .now }
    tasks.append(task)
    outgoing += WorkerRequest.encoded(task.item)
    send()
  }

  /// Sends as many bytes as the socket accepts.
  func send() {
    while hasOutgoing {
      let count = outgoing.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      // A failed write is detected when the worker sends no answer.
      guard count > 0 else { break }
      sent += count
    }
    if !hasOutgoing {
      outgoing.removeAll(keepingCapacity: outgoing.count < 1 << 20)
      sent = 0
    }
  }

  /// Reads what has arrived.
  func receive() {
    var buffer = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      let count = read(socket, &buffer, buffer.count)
      if count > 0 {
        incoming += buffer[..<count]
        if count < buffer.count { return }
      } else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) { hasEnded = true }
        return
      }
    }
  }

  /// Removes the next answer and returns it with its task; `nil` if none is complete.
  func nextAnswer() -> (task: Task, kind: WorkerAnswer.Kind, text: String)? {
    guard let task = tasks.first, let answer = WorkerAnswer.take(from: &incoming) else {
      return nil
    }
    if answer.kind == .done {
      tasks.removeFirst()
      start = .now
      // Frees the memory of the bytes that were read.
      incoming = ArraySlice(Array(incoming))
    }
    return (task, answer.kind, answer.text)
  }

  /// Describes how the process ended. A process that has closed its socket but continues is killed, because it can send no more
  /// answers and would never be reported.
  func end() -> String {
    let status = wait(killing: !hasEnded)
    let number = status & 0x7f
    return number == 0 ? "with code \((status >> 8) & 0xff)" : String(cString: strsignal(number))
  }

  /// Waits for its end once; returns the status from the system.
  private func wait(killing: Bool) -> Int32 {
    guard let process else { return 0 }
    self.process = nil
    var status: Int32 = 0
    for _ in 0..<(killing ? 0 : Self.patience) {
      guard waitpid(process, &status, WNOHANG) == 0 else { return status }
      usleep(1000)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
