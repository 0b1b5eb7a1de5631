import Foundation

@main
struct Main {
  static func main() {
    let output = TextOutput(.standardOutput)
    let errors = TextOutput(.standardError, isImmediate: true)
    let code = Command().run(
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
