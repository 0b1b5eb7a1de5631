/// The sources of one target in plain Swift, and what has to be said about them.
public struct PortedTarget: Sendable {
  /// One file, under a name without folders.
  public struct File: Sendable {
    public let name: String
    public let text: String
  }

  public let files: [File]
  public let notes: [PortNote]
  /// What the next port may begin with.
  public let memory: PortMemory
  /// The paths of the sources that were parsed; the others are as they were remembered.
  public let parsed: [String]

  public var hasErrors: Bool { notes.contains { $0.severity == .error } }
}
