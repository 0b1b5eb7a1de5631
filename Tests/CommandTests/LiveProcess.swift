#if os(Linux)
  import Foundation
  import Testing
  import Waiting

  /// `touchstone live --tuio 0` in a process of its own, which records meanwhile.
  final class LiveProcess {
    /// Where it listens.
    let port: UInt16

    private let command: Process
    private let output = Pipe()
    private let recording: String
    /// Readable when the recording has changed.
    private let watch: Int32

    init(_ arguments: [String], recording: String) throws {
      self.recording = recording
      watch = inotify_init1(Int32(IN_CLOEXEC))
      let folder = URL(filePath: recording).deletingLastPathComponent().path
      try #require(inotify_add_watch(watch, folder, UInt32(IN_MODIFY)) >= 0)
      command = try Process.command(["live"] + arguments)
      command.standardOutput = output
      command.standardError = FileHandle.nullDevice
      try command.run()
      // Behind the command nobody may hold the pipe open.
      try output.fileHandleForWriting.close()
      let head = Self.read(output.fileHandleForReading) { $0.contains("\n") }
      let place = try #require(head.firstMatch(of: #/^udp 127\.0\.0\.1:(\d+): live, TUIO, .*\n/#))
      port = try #require(UInt16(place.1))
    }

    deinit {
      if command.isRunning { command.terminate() }
      close(watch)
    }

    /// Waits until so many frames are recorded; false when they do not come.
    func wait(forFrames count: Int) -> Bool {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while frameCount < count {
        guard Waiting.isReadable(watch) else { return false }
        _ = Foundation.read(watch, &buffer, buffer.count)
      }
      return true
    }

    /// Presses Control-C, and hands out the lines behind the first.
    func interrupt() throws -> [String] {
      command.interrupt()
      let text = Self.read(output.fileHandleForReading) { _ in false }
      command.waitUntilExit()
      try #require(command.terminationReason == .exit && command.terminationStatus == 0)
      return text.split(separator: "\n").map(String.init)
    }

    /// A frame is a line that begins with its time.
    private var frameCount: Int {
      let text = (try? String(contentsOfFile: recording, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").count { $0.first?.isNumber == true }
    }

    /// Reads until it is enough, or nothing can come any more.
    private static func read(_ file: FileHandle, until isEnough: (String) -> Bool) -> String {
      var text = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !isEnough(text), Waiting.isReadable(file.fileDescriptor) {
        let count = Foundation.read(file.fileDescriptor, &buffer, buffer.count)
        guard count > 0 else { break }
        text += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return text
    }
  }
#endif
