/// The ported sources of a target, with notes.
public struct PortedTarget: Sendable {
  /// A ported file; its name contains no folders.
  public struct File: Sendable {
    public let name: String
    public let text: String
  }

  public let files: [File]
  public let notes: [PortNote]
  /// Pass this to the next port to read only changed sources.
  public let memory: PortMemory
  /// The paths of the sources that were parsed; for the others, stored results were used.
  public let parsed: [String]

  public var hasErrors: Bool { notes.contains { $0.severity == .error } }
}
