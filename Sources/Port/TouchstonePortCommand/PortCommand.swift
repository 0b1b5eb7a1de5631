import Foundation
import SourcePort

/// `touchstone-port`: converts the sources of an iOS target to plain Swift.
struct PortCommand {
  private let arguments: [String]
  private let settings: PortSettings

  init(arguments: [String]) {
    let options = arguments.prefix { ["--main", "--apart"].contains($0) }
    settings = PortSettings(
      isStartedByMain: options.contains("--main"), namesFilesApart: options.contains("--apart"))
    self.arguments = Array(arguments[options.endIndex...])
  }

  private static let usage = """
    usage: touchstone-port IN OUT
           touchstone-port [--apart] [--main] --out OUT FILE… [--importing FILE…]
           touchstone-port --package DIR OUT
           touchstone-port --coverage FILE

    Writes the iOS sources of the folder IN, or the files named, as plain Swift into the folder OUT.
    Only sources that have changed are read again, and only what differs is written; what is known of
    the others stands in OUT/.touchstone-port. With --main the app is started by a file of yours and
    not by its @main; with --apart A.swift becomes A.ported.swift. The files after --importing are the iOS sources
    of the targets that these sources import: they are read for their classes, and not ported. What cannot be ported is said on
    standard error, with file and line. It stands as #error in the port, so that one build reports all
    errors. The exit code is 1 then.

    With --package, OUT becomes a package that builds the app or package of the folder DIR with its tests:
    copies of its sources, and a Package.swift with the plugin. What will not build is said before anything
    is compiled.

    With --coverage, FILE is what `swift test --show-codecov-path` names; the lines of the app's own
    sources go to standard output, in the form of lcov.

    """

  /// Executes the arguments and returns the exit code.
  func run() -> Int32 {
    do {
      if arguments.count == 2, arguments[0] == "--coverage" {
        try tellCoverage(arguments[1])
        return 0
      }
      if arguments.count == 3, arguments[0] == "--package" {
        let lines = try PackagePort(folder(arguments[1]), folder(arguments[2])).write()
        for line in lines { say(line + "\n") }
        return 0
      }
      guard let (output, files, imported) = try request() else {
        say(Self.usage)
        return 2
      }
      return try port(files, importing: imported, into: output)
    } catch {
      say("touchstone-port: \(error)\n")
      return 1
    }
  }

  private func port(
    _ files: [URL], importing imported: [URL], into output: URL
  ) throws(PortFault) -> Int32 {
    guard files.contains(where: { $0.pathExtension == "swift" }) else {
      throw PortFault(
        files.first?.path ?? output.path, "is no Swift source, and there is no other",
        "name the Swift sources of the target too")
    }
    let folder = try PortedFolder(output, holdingNoneOf: files + imported)
    let memory = folder.memory
    let target = TargetPort(
      try SourceFiles.sources(files), settings, importing: try SourceFiles.sources(imported)
    ).ported(remembering: memory)
    try folder.write(target, after: memory)
    // With `--out`, errors are in the output as `#error`, which the compiler reports subject to `#if`.
    let isForCompiler = arguments.first == "--out"
    for note in target.notes where !isForCompiler || note.severity == .warning { say("\(note)\n") }
    // The compiler fails by itself at an error that it reads.
    return !isForCompiler && target.notes.contains { $0.severity == .error } ? 1 : 0
  }

  private func tellCoverage(_ path: String) throws(PortFault) {
    let remedy = "name the file that `swift test --show-codecov-path` does"
    let file = URL(fileURLWithPath: path)
    let export = try SourceFiles.bytes(of: file, remedy)
    let coverage = try? PortedCoverage(export: export) {
      try? SourceFiles.text(of: URL(fileURLWithPath: $0))
    }
    guard let coverage else { throw PortFault(file.path, "is no coverage of a package", remedy) }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(coverage.lcov.utf8))
    } catch {
      throw PortFault("standard output", "cannot be written", error, "is there room?")
    }
  }

  /// The output folder, the files, and those of imported targets.
  private func request() throws(PortFault) -> (output: URL, files: [URL], imported: [URL])? {
    if arguments.count >= 2, arguments[0] == "--out" {
      let lists = arguments.dropFirst(2).split(
        separator: "--importing", maxSplits: 1, omittingEmptySubsequences: false
      ).map { list in list.map { URL(fileURLWithPath: $0) } }
      return (folder(arguments[1]), lists[0], lists.count > 1 ? lists[1] : [])
    }
    guard arguments.count == 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      return nil
    }
    let (input, output) = (folder(arguments[0]), folder(arguments[1]))
    let files = try SourceFiles.files(in: input)
    if PortedFolder.isInside(output, of: input) {
      throw PortFault(
        output.path, "lies in the folder of the sources, \(input.path)",
        "name a folder beside it")
    }
    return (output, files, [])
  }

  private func folder(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }

  private func say(_ text: String) {
    // If standard error is closed too, the message cannot be printed.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
