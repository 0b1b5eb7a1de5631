import Foundation
import GestureCore

/// The options of `explain` for many recordings.
struct BatchArguments {
  static let table: [OptionTable.Option] = [
    .init(
      name: "--files-from", value: "FILE",
      help: "reads more names from a file, one a line; - is standard input"),
    .init(name: "--null", help: "ends each of these names by a zero byte instead of a line end"),
    .init(
      name: "--framed", help: "reads names and recordings from standard input (docs/many.md)"),
    .init(name: "--flat", help: "writes rows of one table as JSON, one a line (docs/many.md)"),
    .init(name: "--csv", help: "writes the same table as comma-separated values"),
    .init(
      name: "--jobs", value: "N", help: "divides the recordings among N processes; 0 is one a core"),
    .init(name: "--time-limit", value: "SECONDS", help: "gives up a recording that takes longer"),
    .init(
      name: "--memory-limit", value: "MB",
      help: "is what a process of --jobs may have; 1024 unless given"),
    .init(
      name: "--length-limit", value: "MB",
      help: "refuses framed recordings that are longer; 256 unless given"),
    .init(name: "--worker", help: "", isHidden: true),
    .init(name: "--confined", help: "", isHidden: true),
  ]

  /// Whether to write rows instead of a story.
  var isFlat: Bool
  var isCSV: Bool
  var isFramed: Bool
  /// Whether this process reads recordings that another one sends to it.
  var isWorker: Bool
  /// Whether this worker receives only contents and opens no files.
  var isConfined: Bool
  var listPath: String?
  /// The byte that terminates a name in the list.
  var endOfName: UInt8
  /// The number of worker processes; `nil` to read in this process.
  var jobs: Int?
  var limits = FileLimits()

  /// Whether there may be more recordings than the named ones, so that output must name each.
  var isOpen: Bool { isFramed || listPath != nil || isWorker }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let flags = arguments.flags
    isCSV = flags.contains("--csv")
    isFlat = isCSV || flags.contains("--flat")
    isFramed = flags.contains("--framed")
    isWorker = flags.contains("--worker")
    isConfined = flags.contains("--confined")
    listPath = arguments.values["--files-from"]
    endOfName = flags.contains("--null") ? 0 : UInt8(ascii: "\n")
    if isFlat, arguments.values["--why"] != nil {
      throw UsageError("a table has no chains of causes; --why goes with --json")
    }
    if isFramed, listPath != nil {
      throw UsageError("--framed reads names from standard input, and --files-from from a list")
    }
    if flags.contains("--null"), listPath == nil {
      throw UsageError("--null goes with --files-from FILE")
    }
    if let text = arguments.values["--jobs"] {
      guard let count = Int(text), (0...512).contains(count) else {
        throw UsageError("--jobs takes a number from 0 to 512, not “\(text)”")
      }
      jobs = count == 0 ? ProcessInfo.processInfo.activeProcessorCount : count
    }
    limits.seconds = try Self.number(arguments, "--time-limit", upTo: 1e6)
    if let size = try Self.number(arguments, "--memory-limit", upTo: 1e6) {
      limits.memory = Int(bounding: size * 1_048_576)
    }
    if let size = try Self.number(arguments, "--length-limit", upTo: 1e6) {
      limits.bytes = Int(bounding: size * 1_048_576)
    }
    let readers =
      arguments.operands
      + [listPath, arguments.values["--scene"], arguments.values["--beside"]].compactMap { $0 }
    guard readers.count(where: { $0 == "-" }) + (isFramed ? 1 : 0) < 2 else {
      throw UsageError("standard input can be read once only")
    }
    let readsInput = readers.contains("-") && listPath != "-"
    // A separate process can be ended at the time limit, even if it is blocked.
    if limits.seconds != nil, jobs == nil, !isWorker, !readsInput,
      arguments.values["--want"] == nil,
      arguments.values["--beside"] == nil
    {
      jobs = 1
    }
    if jobs != nil, readsInput {
      let reader = arguments.values["--scene"] == "-" ? "--scene -" : "-"
      throw UsageError(
        "--jobs needs files, a list of files or --framed; \(reader) reads standard input")
    }
  }

  private static func number(
    _ arguments: ParsedArguments, _ name: String, upTo most: Double
  ) throws(UsageError) -> Double? {
    guard let text = arguments.values[name] else { return nil }
    guard let value = Double(text), value > 0, value <= most else {
      throw UsageError("\(name) takes a number above 0, not “\(text)”")
    }
    return value
  }
}
