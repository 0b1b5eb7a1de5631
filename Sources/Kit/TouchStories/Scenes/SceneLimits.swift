import JSONText

/// Size limits of a scene, by the source of its description.
package nonisolated struct SceneLimits: Sendable {
  package var json: JSONReader.Limits
  package var views: Int
  package var recognizers: Int
  /// The most characters of a view's or recognizer's name.
  static let nameLength = 200
  /// The most characters of a text that a view displays.
  package static let textLength = 1000

  /// For a file of the user.
  package static let file = SceneLimits(
    json: .init(depth: 512, values: 1_000_000), views: 20_000, recognizers: 10_000)

  /// For a description received from a page or an untrusted client.
  package static let page = SceneLimits(
    json: .init(depth: 128, values: 50_000), views: 1000, recognizers: 200)

  private init(json: JSONReader.Limits, views: Int, recognizers: Int) {
    self.json = json
    self.views = views
    self.recognizers = recognizers
  }
}

/// Counts the parts of a scene while it is read, to stop when it is too large.
struct SceneCensus {
  private let limits: SceneLimits
  private var views = 0
  private var recognizers = 0

  init(_ limits: SceneLimits) { self.limits = limits }

  /// - Parameter parts: the number of views that the view itself creates, such as one per segment.
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
