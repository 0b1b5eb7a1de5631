import Dispatch
import Foundation
import TouchInspector

/// A playground that tells, when it is ended, what it had to do and how quickly it did it.
enum LoadedServer {
  /// Seconds between two looks at the memory.
  private static let step = 5.0

  static func run(example id: String) {
    let meter = LoadMeter()
    let gallery = Gallery.all
    guard let first = gallery.first(where: { $0.id == id }),
      let inspector = try? Inspector(
        gallery: gallery, first: first, isShared: false, hasToken: false, meter: meter)
    else { exit(1) }
    tell("port \(inspector.address.split(separator: ":").last!.dropLast())")
    let before = processorSeconds()
    var memory: [Int] = []
    let clock = DispatchSource.makeTimerSource(queue: .main)
    clock.schedule(deadline: .now() + step, repeating: step)
    clock.setEventHandler { memory.append(residentKilobytes()) }
    clock.resume()
    signal(SIGTERM, SIG_IGN)
    let end = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    end.setEventHandler {
      memory.append(residentKilobytes())
      let isWhole = report(meter, processorSeconds() - before, memory)
      inspector.stop()
      exit(isWhole ? 0 : 1)
    }
    end.resume()
    RunLoop.main.run()
  }

  /// - Returns: whether everything that came was played.
  private static func report(_ meter: LoadMeter, _ seconds: Double, _ memory: [Int]) -> Bool {
    func latency(_ percentile: Double) -> String {
      String(format: "%.1f ms", meter.latency(percentile: percentile))
    }
    let messages = max(1, meter.messages)
    let warm = memory.count > 6 ? memory[5] : memory[0]
    let lines = [
      "played      \(meter.frames) frames, \(meter.contacts) contacts; "
        + "\(meter.gaps) gaps, \(meter.refusals) refused",
      "latency     median \(latency(50)), 95 % \(latency(95)), 99 % \(latency(99)), "
        + "longest \(latency(100))",
      String(
        format: "processor   %.1f s, %.0f µs a message, network and all", seconds,
        seconds / Double(messages) * 1e6),
      "memory      \(memory[0]) kB at first, \(warm) kB warm, \(memory.last!) kB at the end, "
        + "\(memory.max()!) kB at most",
    ]
    tell(lines.joined(separator: "\n"))
    return meter.gaps == 0 && meter.refusals == 0
  }

  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// What all threads of this process have used.
  private static func processorSeconds() -> Double {
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
  }

  private static func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
