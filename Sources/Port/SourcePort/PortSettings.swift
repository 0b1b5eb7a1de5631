/// How a target is to be ported.
public struct PortSettings: Sendable, Codable, Equatable {
  /// Whether a `main.swift` of the target's own starts the app here, and not `@main`.
  public var isStartedByMain: Bool

  /// Whether ported files are called otherwise than the sources, so that the compiler does not warn that
  /// two files of a module would have one name.
  public var namesFilesApart: Bool

  public init(isStartedByMain: Bool = false, namesFilesApart: Bool = false) {
    self.isStartedByMain = isStartedByMain
    self.namesFilesApart = namesFilesApart
  }
}
