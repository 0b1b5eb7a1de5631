import JSONText

/// How large a scene may be, by where its description comes from.
package nonisolated struct SceneLimits: Sendable {
  package var json: JSONReader.Limits
  package var views: Int
  package var recognizers: Int
  /// Characters of a view's or a recognizer's name.
  static let nameLength = 200
  /// Characters of a text that a view shows.
  package static let textLength = 1000

  /// A file of the user's own, written by hand or by a program.
  package static let file = SceneLimits(
    json: .init(depth: 512, values: 1_000_000), views: 20_000, recognizers: 10_000)

  /// What comes over the network from a page, or from a client that pretends to be one.
  package static let page = SceneLimits(
    json: .init(depth: 128, values: 50_000), views: 1000, recognizers: 200)

  private init(json: JSONReader.Limits, views: Int, recognizers: Int) {
    self.json = json
    self.views = views
    self.recognizers = recognizers
  }
}

/// Counts what of a scene has been read, so that it ends where it becomes too large.
struct SceneCensus {
  private let limits: SceneLimits
  private var views = 0
  private var recognizers = 0

  init(_ limits: SceneLimits) { self.limits = limits }

  /// - Parameter parts: what the view makes beside itself, such as a view for each segment.
  mutating func addView(parts: Int = 0, at path: String) throws(SceneError) {
    views += 1 + parts
    guard views <= limits.views else { throw excess("\(limits.views) views", at: path) }
  }

  mutating func addRecognizer(at path: String) throws(SceneError) {
    recognizers += 1
    guard recognizers <= limits.recognizers else {
      throw excess("\(limits.recognizers) recognizers", at: path)
    }
  }

  private func excess(_ most: String, at path: String) -> SceneError {
    var error = SceneError(path, "a scene has \(most) at most")
    error.isTooLarge = true
    return error
  }
}
