import Dispatch
import Foundation
import TouchInspector

/// A playground that tells, when it is ended, what it had to do and how quickly it did it.
enum LoadedServer {
  static func run(example id: String) {
    let meter = LoadMeter()
    let gallery = Gallery.all
    guard let first = gallery.first(where: { $0.id == id }),
      let inspector = try? Inspector(
        gallery: gallery, first: first, isShared: false, host: "127.0.0.1", port: 0, meter: meter)
    else { exit(1) }
    tell("port \(inspector.address.split(separator: ":").last!.dropLast())")
    var memory: [Int] = []
    let clock = DispatchSource.makeTimerSource(queue: .main)
    clock.schedule(deadline: .now() + 5, repeating: 5)
    clock.setEventHandler { memory.append(residentKilobytes()) }
    clock.resume()
    signal(SIGTERM, SIG_IGN)
    let end = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    end.setEventHandler {
      tell(
        "served frames \(meter.frames) contacts \(meter.contacts) refused \(meter.refusals)\n"
          + "latency median \(meter.latency(percentile: 50)) ms, "
          + "95 % \(meter.latency(percentile: 95)) ms, 99 % \(meter.latency(percentile: 99)) ms\n"
          + "memory in kB every 5 s: \(memory.map(String.init).joined(separator: " "))")
      inspector.stop()
      exit(0)
    }
    end.resume()
    RunLoop.main.run()
  }

  private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func residentKilobytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
