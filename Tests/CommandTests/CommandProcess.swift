#if os(Linux)
  import Foundation
  import Waiting

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

  extension Run {
    /// Runs the command in a process of its own, and waits until nothing writes to its pipes any more.
    ///
    /// Programs that the command starts are not children of this process then. A child that has ended, and that no code
    /// waits for, would keep Swift Testing from seeing the ends of its exit tests.
    static func process(_ arguments: [String]) throws -> Run {
      let command = try Process.command(arguments)
      let output = Pipe()
      let errors = Pipe()
      command.standardOutput = output
      command.standardError = errors
      try command.run()
      try output.fileHandleForWriting.close()
      try errors.fileHandleForWriting.close()
      let text = [output, errors].map { pipe in
        Waiting.readToEnd(pipe.fileHandleForReading.fileDescriptor).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      command.waitUntilExit()
      return Run(
        code: command.terminationStatus, output: text[0] ?? "the output does not end",
        errors: text[1] ?? "the errors do not end")
    }
  }
#endif
