import AllocationCounter
import Foundation

/// Measures what a touch costs.
///
/// `TouchstoneBenchmarks [NAME[=REPETITIONS]…] [--repetitions N] [--runs N] [--trace] [--json]`:
/// without names, all workloads; `curves`, `crowds`, `bounds`, `rows` and `patterns` are all of these. `--trace` keeps
/// the trace in its ring buffer meanwhile. A profiler wants one name, one run and few repetitions.
@main
struct Main {
  static let workloads: [any Workload.Type] = [
    F1.self, W1.self, W1x.self, S1.self, S10.self, S50.self, F2.self, W2.self, W2d.self, F3.self,
    W3.self, F4.self, W4.self, W5.self, W6.self, W7.self, W8.self, W9.self,
    R1.self, R2.self,
  ]

  static func main() {
    var names: [String] = []
    var repetitions: Int?
    var runs = 5
    var isJSON = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--repetitions": repetitions = number(arguments.popFirst())
      case "--runs": runs = number(arguments.popFirst())
      case "--json": isJSON = true
      case "--trace": Bench.keepsTrace = true
      default: names.append(argument)
      }
    }
    var isRight = true
    for entry in entries(names) {
      let report = measure(entry, repetitions ?? entry.repetitions, runs)
      print(isJSON ? report.json : report.line)
      isRight = isRight && report.tally.isRight
    }
    exit(isRight ? 0 : 1)
  }

  private static func number(_ text: String?) -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else {
      print("repetitions and runs want a number")
      exit(2)
    }
    return number
  }

  private static var patterns: [Entry] { AdviceWithWitnesses.entries + StrokeCurve.entries }

  private static func entries(_ names: [String]) -> [Entry] {
    let all = workloads.map { Entry($0) }
    let curves =
      Curve.entries + CrowdCurve.entries + BoundCurve.entries + RowFlings.entries + patterns
    guard !names.isEmpty else { return all }
    return names.flatMap { name in
      if name == "curves" { return Curve.entries }
      if name == "crowds" { return CrowdCurve.entries }
      if name == "bounds" { return BoundCurve.entries }
      if name == "rows" { return RowFlings.entries }
      if name == "patterns" { return patterns }
      let parts = name.split(separator: "=", maxSplits: 1).map { String($0) }
      guard var entry = (all + curves).first(where: { $0.name == parts.first }) else {
        print("no workload is called \(name)")
        exit(2)
      }
      if parts.count == 2 { entry.repetitions = number(parts[1]) }
      return [entry]
    }
  }

  private static func measure(_ entry: Entry, _ repetitions: Int, _ runs: Int) -> Report {
    var subject = entry.make(repetitions)
    var tally = Tally()
    var seconds: [Double] = []
    seconds.reserveCapacity(runs)
    var allocations = 0
    for _ in 0..<runs {
      let before = allocation_count()
      let start = processorSeconds()
      tally = subject.run()
      seconds.append(processorSeconds() - start)
      allocations = Int(allocation_count() - before)
    }
    return Report(
      name: entry.name, repetitions: repetitions, tally: tally,
      seconds: seconds.sorted()[runs / 2], allocations: allocations,
      peakKilobytes: peakKilobytes())
  }

  /// Without the time that a busy machine gives to others.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that this process has had.
  private static func peakKilobytes() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

private struct Report {
  var name: String
  var repetitions: Int
  var tally: Tally
  var seconds: Double
  var allocations: Int
  var peakKilobytes: Int

  var line: String {
    let nanoseconds = seconds * 1e9
    return String(
      format: "%@  %8.1f ns a frame  %8.1f ns a sample  %9.1f ns a gesture  "
        + "%7.2f allocations a gesture  %9d actions, %@",
      name.padding(toLength: max(4, name.count), withPad: " ", startingAt: 0),
      nanoseconds / Double(tally.frames), nanoseconds / Double(tally.samples),
      nanoseconds / Double(repetitions), Double(allocations) / Double(repetitions), tally.actions,
      tally.isRight ? "as expected" : "WRONG: \(tally.expected) expected, sum \(tally.sum)")
  }

  var json: String {
    """
    {"system": "touchstone", "name": "\(name)", "seconds": \(seconds), "frames": \(tally.frames), \
    "samples": \(tally.samples), "gestures": \(repetitions), "allocations": \(allocations), \
    "actions": \(tally.actions), "sum": \(tally.sum), "isRight": \(tally.isRight), \
    "peakKilobytes": \(peakKilobytes)}
    """
  }
}
