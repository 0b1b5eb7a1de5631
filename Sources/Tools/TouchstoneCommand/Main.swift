import Foundation

@main
struct Main {
  static func main() {
    // The parent process may have blocked these signals, and then they could not end this one.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
    let output = TextOutput(.standardOutput)
    let errors = TextOutput(.standardError, isImmediate: true)
    let progress = ProgressLine.onTerminal(errors.write)
    let code = Command(isForTerminal: isatty(STDOUT_FILENO) == 1, progress).run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      output: { text in
        output.write(text)
        end(output, errors)
      },
      errors: { text in
        // Output printed before the error must precede it.
        output.flush()
        end(output, errors)
        errors.write(text)
      })
    output.flush()
    end(output, errors, code)
    exit(code)
  }

  /// Ends the process when its output has no reader any more: a panel or a server would run
  /// forever.
  private static func end(
    _ output: TextOutput, _ errors: TextOutput, _ code: Int32 = Command.Exit.success
  ) {
    guard output.problem != nil else { return }
    guard let failure = output.failure else { exit(code) }
    errors.write("touchstone: standard output cannot be written: \(failure)\n")
    exit(code == Command.Exit.success ? Command.Exit.unreadable : code)
  }
}
