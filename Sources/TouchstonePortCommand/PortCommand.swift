import Foundation
import SourcePort

/// `touchstone-port`: reads the sources of an iOS target and writes them in plain Swift.
struct PortCommand {
  private let arguments: [String]

  private static let kinds = ["swift", "xib", "storyboard"]
  private let settings: PortSettings

  init(arguments: [String]) {
    let options = arguments.prefix { ["--main", "--apart"].contains($0) }
    settings = PortSettings(
      isStartedByMain: options.contains("--main"), namesFilesApart: options.contains("--apart"))
    self.arguments = Array(arguments[options.endIndex...])
  }

  private static let usage = """
    usage: touchstone-port IN OUT
           touchstone-port [--apart] [--main] --out OUT FILE…
           touchstone-port --coverage FILE

    Writes the iOS sources of the folder IN, or the files named, as plain Swift into the folder OUT.
    A file that has not changed is not written again. With --main the app is started by a file of
    yours and not by its @main; with --apart A.swift becomes A.ported.swift. What cannot be ported is
    said on standard error, with file and line; the exit code is then 1.

    With --coverage, FILE is what `swift test --show-codecov-path` names; the lines of the app's own
    sources go to standard output, in the form of lcov.

    """

  /// Does what the arguments say, and returns the exit code.
  func run() -> Int32 {
    if arguments.count == 2, arguments[0] == "--coverage" { return tellCoverage(arguments[1]) }
    guard let (output, files) = request else {
      say(Self.usage)
      return 2
    }
    do {
      let sources = try files.map { try PortSource(path: $0.path, text: text(of: $0)) }
      let target = TargetPort(sources, settings).ported()
      try write(target, into: output)
      for note in target.notes { say("\(note)\n") }
      return target.hasErrors ? 1 : 0
    } catch {
      say("touchstone-port: \(error.localizedDescription)\n")
      return 1
    }
  }

  private func tellCoverage(_ path: String) -> Int32 {
    do {
      let export = try Data(contentsOf: URL(fileURLWithPath: path))
      let coverage = try PortedCoverage(export: export) {
        try? text(of: URL(fileURLWithPath: $0))
      }
      FileHandle.standardOutput.write(Data(coverage.lcov.utf8))
      return 0
    } catch {
      say("touchstone-port: \(path): \(error.localizedDescription)\n")
      return 1
    }
  }

  /// Where to, and what.
  private var request: (output: URL, files: [URL])? {
    if arguments.count >= 2, arguments[0] == "--out" {
      return (folder(arguments[1]), arguments.dropFirst(2).map { URL(fileURLWithPath: $0) })
    }
    guard arguments.count == 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    return (folder(arguments[1]), sources(in: folder(arguments[0])))
  }

  private func folder(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

  private func sources(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL } ?? []
    return files.filter {
      Self.kinds.contains($0.pathExtension) || $0.lastPathComponent == "Info.plist"
    }.sorted { $0.path < $1.path }
  }

  /// Old sources can be in other encodings; what is not UTF-8 is marked, not refused.
  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Builds look at what has changed: a file that says the same stays as it is.
  private func write(_ target: PortedTarget, into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in target.files {
      let place = folder.appendingPathComponent(file.name)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: place)) != data { try data.write(to: place, options: .atomic) }
    }
  }

  private func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
