import Foundation

/// Puts a playground under load, as `Scripts/load-test` does:
/// `InspectorLoad serve EXAMPLE` in one process, and in another
/// `InspectorLoad press PORT CLIENTS RATE SECONDS`, which tells what came of it.
@main
struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.dropFirst().compactMap(Double.init)
    switch words.first {
    case "serve" where words.count == 2: LoadedServer.run(example: words[1])
    case "press" where numbers.count == 4:
      let crowd = Crowd(port: Int(numbers[0]), clients: Int(numbers[1]), rate: numbers[2])
      crowd.press(for: numbers[3])
    default:
      print("usage: InspectorLoad serve EXAMPLE | press PORT CLIENTS RATE SECONDS")
      exit(64)
    }
  }
}
