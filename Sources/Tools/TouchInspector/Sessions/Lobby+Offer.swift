import Touchstone

extension Lobby {
  /// What the server offers to pages.
  package struct Offer {
    var gallery: [Example] = []
    /// The example that a page shows first.
    var first: Example
    /// The recording that is played to every page instead of an example.
    var recording: NamedRecording?
    var recordings: RecordingsFolder?
    /// Whether all pages share one scene.
    var isShared = false
    /// An app's scene, which every page then sees.
    var watched: UIWindowScene?
    /// Rebuilds that scene for trials.
    var maker: Example?
    /// Whether pages are read-only.
    var isReadOnly = false
    /// Whether a first visitor is shown the opening before the first example.
    var hasOpening = false
    /// Receives a log line for each event of any session.
    var log: ((String) -> Void)?
  }
}

extension Lobby.Offer {
  /// The examples that a page can choose from, and its first one.
  package init(gallery: [Example], first: Example) {
    self.first = first
    self.gallery = gallery
  }
}
