import Foundation
import InspectorNetwork
import Touchstone

extension Inspector {
  /// What pages may do to an app that they watch.
  public enum Mode: Sendable {
    /// Pages may touch it and change its recognizers.
    case full
    /// Pages see everything and change nothing.
    case readOnly
  }

  /// Serves an app's own scene at a Unix socket, for `touchstone serve --attach`: for apps on a kiosk, where an address cannot
  /// be typed. Only the owner can access the socket and the token's file next to it.
  ///
  /// The app's main queue must be running (`RunLoop.main.run()` or an `async` main).
  /// - Parameters:
  ///   - path: where to listen; the token is stored at the same path with the extension `.token`.
  ///   - mode: what pages may do.
  ///   - make: fills a window as the app fills its own; see ``attach(to:mode:host:port:make:)``.
  /// - Throws: a description of why serving failed, and what to do about it.
  public static func attach(
    to scene: UIWindowScene, listeningAt path: String, mode: Mode = .full,
    make: (@MainActor (UIWindow) -> AnyObject?)? = nil
  ) throws -> Inspector {
    var settings = ServerSettings(file: path)
    settings.token = try TokenFile.token(at: tokenPath(for: path))
    return Inspector(try Playground(settings, offer(of: scene, mode, make)))
  }

  static func offer(
    of scene: UIWindowScene, _ mode: Mode, _ make: (@MainActor (UIWindow) -> AnyObject?)? = nil
  ) -> Lobby.Offer {
    var offer = Lobby.Offer(first: Gallery.recognizers[0], watched: scene)
    offer.isReadOnly = mode == .readOnly
    offer.maker = make.map {
      Example(
        id: "", title: "", group: "", text: "", size: scene.screen.bounds.size, build: $0)
    }
    return offer
  }

  fileprivate static func tokenPath(for path: String) -> String { path + ".token" }
}

/// The connection to an app that `Inspector.attach(to:listeningAt:mode:)` serves at a Unix socket.
package final class Attachment {
  private let tunnel: SocketTunnel
  /// The address to open in a browser.
  package let address: String

  /// - Throws: a description of why no app can be reached at the path.
  package init(to path: String, port: Int) throws {
    let tokenPath = Inspector.tokenPath(for: path)
    guard FileManager.default.fileExists(atPath: tokenPath) else {
      throw ServerError.nobodyThere(path)
    }
    let token = try TokenFile.token(at: tokenPath)
    tunnel = try SocketTunnel(port: port, to: path)
    address = "http://127.0.0.1:\(tunnel.port)/?token=\(token)"
  }

  package func stop() { tunnel.stop() }
}
