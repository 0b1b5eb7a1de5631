import Foundation
import InspectorNetwork
import Touchstone

/// The playground's server, for the command and for apps that embed it.
///
/// ```swift
/// let inspector = try Inspector.attach(to: window.windowScene!)
/// print(inspector.address)
/// ```
public final class Inspector {
  private let playground: Playground

  /// Serves an app's own scene: every page sees its views and touches them, until `stop()`.
  ///
  /// The app's main queue must be running (`RunLoop.main.run()` or an `async` main).
  /// - Parameters:
  ///   - host: an address of this machine; clients need the random token in the address.
  ///   - port: 0 lets the system choose.
  ///   - mode: what pages may do.
  ///   - make: fills a window with the same views and recognizers as the app's own, and returns an
  ///     object to retain. Pages then try cures in a separate window, with the same fingers. Without
  ///     it, pages offer no trials, because an app's scene cannot be replayed.
  /// - Throws: a description of why the address cannot be listened on, and what to do about it.
  public static func attach(
    to scene: UIWindowScene, mode: Mode = .full, host: String = "127.0.0.1", port: Int = 0,
    make: (@MainActor (UIWindow) -> AnyObject?)? = nil
  ) throws -> Inspector {
    let settings = try ServerSettings(host: host, port: port)
    return Inspector(try Playground(settings, offer(of: scene, mode, make)))
  }

  /// Serves the gallery.
  /// - Parameters:
  ///   - recording: played to every page that connects.
  ///   - recordings: the only folder that pages can open recordings from.
  ///   - hasOpening: whether a first visitor is shown the opening.
  ///   - file: a Unix socket to listen at instead of an address.
  ///   - hasToken: whether the address carries a token; only loopback addresses may omit it.
  ///   - token: the token to use instead of a random one for each start.
  package init(
    gallery: [Example], first: Example, recording: NamedRecording? = nil,
    recordings: RecordingsFolder? = nil, isShared: Bool, hasOpening: Bool = false,
    host: String = "127.0.0.1",
    port: Int = 0, file: String? = nil, hasToken: Bool = true, token: String? = nil,
    log: ((String) -> Void)? = nil, meter: LoadMeter? = nil
  ) throws {
    let offer = Lobby.Offer(
      gallery: gallery, first: first, recording: recording, recordings: recordings,
      isShared: isShared, hasOpening: hasOpening, log: log)
    var settings =
      try file.map { ServerSettings(file: $0, hasToken: hasToken) }
      ?? ServerSettings(host: host, port: port, hasToken: hasToken)
    settings.token = token ?? settings.token
    playground = try Playground(settings, offer, meter: meter)
  }

  init(_ playground: Playground) { self.playground = playground }

  /// The address to open in a browser.
  public var address: String { playground.address }

  /// The address as a QR code, line by line, for a terminal.
  package var code: [String] { QRCode.lines(of: address) }

  /// Stops the server; pages lose their connection.
  public func stop() { playground.stop() }

  /// The finished and running recordings of the pages.
  package var recordings: [NamedRecording] { playground.recordings }
}
