import Foundation

/// `touchstone port`: starts `touchstone-port`, a separate program because only it needs the
/// toolchain's SwiftSyntax.
struct PortSources: Verb {
  let name = "port"
  let summary = "Writes the sources of an iOS app as plain Swift that builds on Linux."
  let operands = "IN OUT"

  let details = """
    IN is a folder of iOS sources, which stay as they are; OUT is where their ports go. What cannot
    be ported is said with file and line. Packages port when they are built, with the plugin
    TouchstonePort (docs/porting.md). With --package, IN is the folder of an app or package, and OUT becomes
    a package with that plugin, which builds it with its tests.
    """

  /// Possible paths of `touchstone-port`; the first that exists is started.
  var places = Self.usualPlaces

  var options: OptionTable {
    OptionTable(options: [
      .init(name: "--package", help: "writes a whole package that builds IN with its tests"),
      .init(name: "--help", help: "shows this"),
    ])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError("a folder to read and a folder to write are wanted")
    }
    guard let tool = places.first(where: FileManager.default.isExecutableFile) else {
      errors(Self.advice)
      return Command.Exit.unreadable
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    let form = arguments.flags.contains("--package") ? ["--package"] : []
    process.arguments = form + arguments.operands
    do {
      try process.run()
    } catch {
      errors("touchstone port: \(tool) does not start: \(error.localizedDescription)\n")
      return Command.Exit.unreadable
    }
    process.waitUntilExit()
    // As a shell says it; the signal's number alone would be another exit code.
    return process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
  }

  private static let advice = """
    touchstone port: touchstone-port is neither beside this command nor on the PATH
    `swift build --product touchstone-port` makes it; that needs a toolchain that has SwiftSyntax
    beside swiftc, or TOUCHSTONE_SWIFT_HOST to name its folder (…/usr/lib/swift/host).

    """

  /// The command's own folder, then the PATH.
  private static var usualPlaces: [String] {
    let own = Bundle.main.executableURL?.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ([own].compactMap { $0 } + path.split(separator: ":").map(String.init))
      .map { $0 + "/touchstone-port" }
  }
}
