#if os(Linux)
  import Foundation

  extension Process {
    /// The command in a process of its own; it is built beside its tests.
    static func command(_ arguments: [String]) throws -> Process {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let command = Process()
      command.executableURL = URL(filePath: tests).deletingLastPathComponent()
        .appending(path: "touchstone")
      command.arguments = arguments
      return command
    }
  }
#endif
