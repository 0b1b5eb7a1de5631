import Foundation

/// The inputs and results of the last port, so that the next one reads only changed sources.
///
/// A source's declarations are reused if its text is identical, and its edits are reused if the declarations that other sources
/// can see are unchanged too. The file may have been damaged or forged, so entries that do not fit the sources are ignored.
public struct PortMemory: Sendable {
  struct Source: Codable, Sendable {
    let path: String
    let text: String
    let declared: Declarations
    let rewritten: RewrittenSource

    var isSound: Bool {
      let length = text.utf8.count
      return declared.fits(length: length) && rewritten.fits(length: length)
    }
  }

  private struct Content: Codable {
    let tool: String
    let settings: PortSettings
    let isolated: Set<String>
    let sources: [Source]
    let files: [String]
  }

  let settings: PortSettings
  /// The target's types that are isolated to the main actor.
  let isolated: Set<String>
  let sources: [Source]
  /// The names of the output files.
  public internal(set) var files: [String] = []

  /// - Parameter tool: identifies the tool's build; memory of another build is refused with `nil`.
  public init?(_ data: Data, madeBy tool: String) {
    guard let content = try? JSONDecoder().decode(Content.self, from: data), content.tool == tool,
      content.sources.allSatisfy(\.isSound)
    else { return nil }
    settings = content.settings
    isolated = content.isolated
    sources = content.sources
    files = content.files
  }

  init(_ settings: PortSettings, _ isolated: Set<String>, _ sources: [Source]) {
    self.settings = settings
    self.isolated = isolated
    self.sources = sources
  }

  public func data(madeBy tool: String) throws -> Data {
    try JSONEncoder().encode(
      Content(
        tool: tool, settings: settings, isolated: isolated, sources: sources, files: files))
  }
}
