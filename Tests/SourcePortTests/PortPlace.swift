#if os(Linux)
  import Foundation
  import Waiting

  struct PortRun: Equatable {
    let code: Int32
    let errors: String
  }

  /// A folder of a test's own with files in it, in which the tool is run.
  final class PortPlace {
    private let root: URL

    init(_ files: [String: String]) throws {
      root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "port-\(UUID().uuidString)")
      for (name, text) in files {
        let folder = root.appending(path: name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(name, text)
      }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    subscript(name: String) -> String {
      name.hasPrefix("/") ? name : root.appending(path: name).path
    }

    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: self[name], atomically: false, encoding: .utf8)
    }

    func read(_ name: String) throws -> String {
      try String(contentsOfFile: self[name], encoding: .utf8)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

    func link(_ name: String, to goal: String) throws {
      try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: goal)
    }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

    /// Runs the tool in the folder by a shell; it is built beside its tests.
    func run(_ arguments: String..., before: String = "", after: String = "") throws -> PortRun {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let tool = URL(filePath: tests).deletingLastPathComponent().appending(path: "touchstone-port")
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.currentDirectoryURL = root
      // The system ends a tool that reads for ever, after so many seconds of processor time.
      let command = "ulimit -t 120; " + before + "exec \"$0\" \"$@\"" + after
      shell.arguments = ["-c", command, tool.path] + arguments
      let errors = Pipe()
      shell.standardError = errors
      try shell.run()
      let told = Waiting.readToEnd(errors.fileHandleForReading.fileDescriptor)
      // The test fails then, instead of waiting for ever as the tool does.
      if told == nil { kill(shell.processIdentifier, SIGKILL) }
      shell.waitUntilExit()
      return PortRun(
        code: shell.terminationStatus, errors: String(decoding: told ?? Data(), as: UTF8.self))
    }

    /// What the tool says when it fails at a file.
    func fails(_ name: String, _ what: String, _ remedy: String) -> PortRun {
      fails(relative: self[name], what, remedy)
    }

    func fails(relative name: String, _ what: String, _ remedy: String) -> PortRun {
      PortRun(code: 1, errors: "touchstone-port: \(name): \(what); \(remedy)\n")
    }

    /// Which files of the port a run writes anew, and which it takes away.
    func changes(_ run: (PortPlace) throws -> PortRun) throws -> [String] {
      // Long ago, so that what is written anew is younger for sure.
      for name in try ported {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
          ofItemAtPath: self["out/\(name)"])
      }
      let before = try ported
      guard try run(self).code == 0 else { return ["failed"] }
      let after = try ported
      return try after.filter { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: self["out/\(name)"])
        return attributes[.modificationDate] as? Date != Date(timeIntervalSince1970: 1_000_000)
      }.map { "changed \($0)" } + before.filter { !after.contains($0) }.map { "removed \($0)" }
    }

    private var ported: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: self["out"])
          .filter { $0.hasSuffix(".swift") }.sorted()
      }
    }

    /// What a package's coverage looks like that has one line.
    var covered: String {
      #"{"data": [{"files": [{"filename": "/a.swift", "segments": [[1, 1, 1, true, true, false], [2, 1, 0, false, false, false]]}]}]}"#
    }
  }
#endif
