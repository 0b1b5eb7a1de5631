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
    exit(code)
  }
}
