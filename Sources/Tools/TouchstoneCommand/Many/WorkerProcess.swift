import Foundation

/// A worker as the process that hands out recordings sees it: what it is at, and what it has said.
final class WorkerProcess {
  /// A recording that was handed to it.
  struct Task {
    /// Its place among all recordings.
    var number: Int
    var item: BatchItem
  }

  private static let chunk = 1 << 16
  /// How many milliseconds a process that has closed its socket may take to end: the system frees its
  /// memory after that.
  private static let patience = 2000
  #if os(Linux)
    private static let own = "/proc/self/exe"
  #else
    private static let own = Bundle.main.executablePath ?? ""
  #endif

  let socket: Int32
  /// `nil` once it has been waited for: the system may give its number to another process then.
  private var process: pid_t?
  /// Oldest first; that one it is at.
  private(set) var tasks: [Task] = []
  /// Since when it is at the first of its tasks.
  private(set) var start = ContinuousClock.now
  private var outgoing: [UInt8] = []
  private var sent = 0
  private var incoming: ArraySlice<UInt8> = []
  /// Nothing more will come.
  private(set) var hasEnded = false

  /// Starts this command, or another, once more with these arguments; `nil` if the system does not let it.
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
    // It says what is to be known; what a dying process prints beside it is dropped.
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
  /// How much waits to be sent.
  var backlog: Int { outgoing.count - sent }

  func take(_ task: Task) {
    if tasks.isEmpty { start = .now }
    tasks.append(task)
    outgoing += WorkerRequest.encoded(task.item)
    send()
  }

  /// Sends as much as the socket takes.
  func send() {
    while hasOutgoing {
      let count = outgoing.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      }
      // It answers nothing that cannot be sent to it.
      guard count > 0 else { break }
      sent += count
    }
    if !hasOutgoing {
      outgoing.removeAll(keepingCapacity: outgoing.count < 1 << 20)
      sent = 0
    }
  }

  /// Reads what has come.
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

  /// The next thing that it has said, and of which task.
  func nextAnswer() -> (task: Task, kind: WorkerAnswer.Kind, text: String)? {
    guard let task = tasks.first, let answer = WorkerAnswer.take(from: &incoming) else {
      return nil
    }
    if answer.kind == .done {
      tasks.removeFirst()
      start = .now
      // What has been read is let go of.
      incoming = ArraySlice(Array(incoming))
    }
    return (task, answer.kind, answer.text)
  }

  /// How it ended, in words. One that has closed its socket and goes on is made to end: it can say nothing
  /// any more, and it would never be reported.
  func end() -> String {
    let status = wait(killing: !hasEnded)
    let number = status & 0x7f
    return number == 0 ? "with code \((status >> 8) & 0xff)" : String(cString: strsignal(number))
  }

  /// Waits for its end, once; the status that the system gives.
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
