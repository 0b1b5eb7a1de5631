import Foundation

/// Plays for a long time, as `Scripts/soak` has it:
/// `TouchstoneSoak [--minutes M] [--seed FIRST] [--count SCRIPTS] [--note FILE]` random scripts,
/// `TouchstoneSoak ordeals [WORD …]` all ordeals, or those with these words in their names,
/// `TouchstoneSoak endurance [hour|sequences|scenes|recognizers]` long and large runs.
@main
struct Main {
  /// Not in `main`, whose own values the search for leaks at the exit does not see.
  private static let words = Array(CommandLine.arguments.dropFirst())

  static func main() async {
    let isWell: Bool
    switch words.first {
    case "ordeals": isWell = OrdealTable(words: Array(words.dropFirst())).run()
    case "endurance": isWell = Endurance.run(Array(words.dropFirst()))
    default:
      guard let soak = Soak(words: words) else {
        print(
          "usage: TouchstoneSoak [--minutes M] [--seed FIRST] [--count SCRIPTS] [--note FILE]"
            + " | ordeals [WORD ...] | endurance [NAME ...]")
        exit(64)
      }
      isWell = await soak.run()
    }
    exit(isWell ? 0 : 1)
  }
}
