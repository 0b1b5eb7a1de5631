import Foundation

@main
struct Main {
  static func main() {
    // The program that started this may have held signals back, and it could not be ended.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    let output = TextOutput(.standardOutput)
    let errors = TextOutput(.standardError, isImmediate: true)
    let progress = ProgressLine.onTerminal(errors.write)
    let code = Command(isForTerminal: isatty(STDOUT_FILENO) == 1, progress).run(
      arguments: Array(CommandLine.arguments.dropFirst()), output: output.write,
      errors: { text in
        // What was said before the error must stand before it.
        output.flush()
        errors.write(text)
      })
    output.flush()
    if let failure = output.failure {
      errors.write("touchstone: standard output cannot be written: \(failure)\n")
      exit(code == Command.Exit.success ? Command.Exit.unreadable : code)
    }
    exit(code)
  }
}
