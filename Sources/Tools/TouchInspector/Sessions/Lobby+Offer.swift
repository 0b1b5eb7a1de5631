import Touchstone

extension Lobby {
  /// What pages find.
  package struct Offer {
    var gallery: [Example] = []
    /// The example that a page sees first.
    var first: Example
    /// What is played to every page that comes, instead.
    var recording: NamedRecording?
    var recordings: RecordingsFolder?
    /// Whether all pages see the same scene.
    var isShared = false
    /// A scene of an app; then every page sees that one.
    var watched: UIWindowScene?
    /// What builds that scene once more, for trials.
    var maker: Example?
    /// Whether pages only look at it.
    var isReadOnly = false
    /// Receives everything that happens in any session, a line each.
    var log: ((String) -> Void)?
  }
}

extension Lobby.Offer {
  /// The examples that a page can choose from, and the one that it sees first.
  package init(gallery: [Example], first: Example) {
    self.first = first
    self.gallery = gallery
  }
}
