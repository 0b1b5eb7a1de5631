import Foundation

/// What a port was made of, so that the next one reads only the sources that have changed.
///
/// A source is taken from here if its text is the same to the last byte, and what is to be changed in it
/// if besides nothing has changed that other sources can see of each other. It may be read from a file
/// that anybody has spoiled: what does not fit the sources is not used.
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
  /// The types of the target that belong to the main actor.
  let isolated: Set<String>
  let sources: [Source]
  /// The names of the files that came out.
  public internal(set) var files: [String] = []

  /// - Parameter tool: what made the memory; that of another tool, or of none, is `nil`.
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
