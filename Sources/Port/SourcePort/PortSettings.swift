/// How a target is to be ported.
public struct PortSettings: Sendable, Codable, Equatable {
  /// Whether the target's own `main.swift` starts the app, instead of `@main`.
  public var isStartedByMain: Bool

  /// Whether ported files get other names than the sources, so that the compiler does not warn of two files with one name in a
  /// module.
  public var namesFilesApart: Bool

  public init(isStartedByMain: Bool = false, namesFilesApart: Bool = false) {
    self.isStartedByMain = isStartedByMain
    self.namesFilesApart = namesFilesApart
  }
}
