import Foundation

/// Puts a playground under load, as `Scripts/load-test` does:
/// `InspectorLoad serve` in one process, `InspectorLoad press PORT CLIENTS SECONDS` in another.
@main
struct Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "serve": LoadedServer.run(example: words.count > 1 ? words[1] : "pinch-and-rotation")
    case "press" where words.count == 4:
      guard let port = Int(words[1]), let clients = Int(words[2]), let seconds = Double(words[3])
      else { fallthrough }
      Crowd(port: port, clients: clients).press(for: seconds)
    default:
      print("usage: InspectorLoad serve [EXAMPLE] | press PORT CLIENTS SECONDS")
      exit(64)
    }
  }
}
