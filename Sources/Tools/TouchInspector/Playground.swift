import Foundation
import InspectorNetwork
import Touchstone

/// Connects the lobby to a server: passes network events to sessions and their messages to the
/// network.
final class Playground {
  private let lobby: Lobby
  private let server: PageServer

  /// Starts serving.
  /// - Parameter meter: counts and measures; `nil` disables it.
  init(
    _ settings: ServerSettings, _ offer: Lobby.Offer, meter: LoadMeter? = nil
  ) throws(ServerError) {
    let outlet = Outlet()
    let lobby = Lobby(
      offer, send: { outlet.server?.send($1, to: $0) },
      close: { outlet.server?.close($0, because: $1) })
    lobby.meter = meter
    var settings = settings
    settings.largeMessage = PageMessage.largeOpening
    let files = PageFile.all.merging(LabelFont.installed) { page, _ in page }
    server = try PageServer(settings, files: files) { lobby.hear($0) }
    outlet.server = server
    self.lobby = lobby
  }

  var address: String { server.address }

  func stop() { server.stop() }

  var recordings: [NamedRecording] { lobby.recordings() }

  /// Passes answers to the server once it exists.
  private final class Outlet {
    weak var server: PageServer?
  }
}
