import Foundation

/// Counts the looks at which no other thread of this process, and none of its children, wanted a
/// processor.
///
/// A thread that has something to do is runnable also while others hold all processors. So a busy
/// machine does not end a wait early; a deadlock ends it, and so does an answer that never comes.
/// The thread that looks is awake at each look, so its state does not show whether its actor worked
/// between two looks. The processor time of the process does.
package struct Standstill {
  package static let microsecondsPerLook = 10_000
  /// At least 20 s of standstill: longer than tests, servers and their children sleep.
  package static let usualLooks = 2000

  /// With this much processor time between two looks the process has worked; waiting takes less.
  private static let leastWork = Duration.milliseconds(4)

  private var left: Int
  /// The processor time of this process at the end of the last look.
  private var lastWork = ProcessorTime.ofProcess

  package init(looks: Int) { left = looks }

  /// Looks once. Returns whether everything has stood still at all the looks that there should be.
  package var isReached: Bool {
    mutating get {
      if ProcessorTime.ofProcess - lastWork < Self.leastWork, Self.isStill { left -= 1 }
      lastWork = ProcessorTime.ofProcess
      return left <= 0
    }
  }

  #if os(Linux)
    private static var isStill: Bool {
      let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      return areAsleep("/proc/self", except: own?.split(separator: "/").last.map(String.init))
    }

    /// Whether all threads of a process and of its children are asleep, or have ended.
    private static func areAsleep(_ process: String, except own: String? = nil) -> Bool {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: process + "/task")) ?? []
      return threads.allSatisfy { thread in
        let place = "\(process)/task/\(thread)"
        guard thread == own || isAsleep(place + "/stat") else { return false }
        return content(of: place + "/children").split(separator: " ").allSatisfy {
          areAsleep("/proc/\($0)")
        }
      }
    }

    /// The state is the first field behind the name, which may hold spaces and parentheses.
    private static func isAsleep(_ path: String) -> Bool {
      let text = content(of: path)
      guard let end = text.lastIndex(of: ")") else { return true }
      return "SIZX".contains(text[end...].dropFirst(2).first ?? "X")
    }

    /// The text of a file of the kernel; empty if there is no such file. Foundation would leak a page
    /// for each file that is empty.
    private static func content(of path: String) -> String {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      }
    }
  #else
    /// The states of threads are not known there, so that each look counts.
    private static var isStill: Bool { true }
  #endif
}
