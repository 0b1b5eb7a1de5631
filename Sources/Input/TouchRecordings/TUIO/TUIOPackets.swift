import Foundation
import GestureCore

/// Packets of TUIO as they come, to frames on a scene.
package struct TUIOPackets: Sendable {
  /// The scene in points.
  package let size: CGSize
  /// What had to be assumed of the surface, with the option that sets it.
  package let assumption: String?

  private let mapping: SurfaceMapping
  private var script = TUIOScript()
  private var ledger = ContactLedger()

  package init(options: RecordingOptions = RecordingOptions()) {
    mapping = SurfaceMapping(script.surface, reach: .zero, options)
    size = mapping.size
    assumption = mapping.assumption.map { "\($0.message); \($0.remedy)" }
  }

  /// Takes a packet that came at a time; `sender` distinguishes trackers without a name.
  ///
  /// Returns false for one that is damaged. It is passed over, since the next has all that is down.
  package mutating func take(_ bytes: [UInt8], from sender: String = "", at time: Timestamp)
    -> Bool
  {
    guard let packet = OSCPacket(bytes) else { return false }
    for message in packet.messages {
      script.take(message, from: sender, at: time, into: &ledger)
    }
    _ = ledger.takeRemarks()
    return true
  }

  /// Takes away everything that is down.
  package mutating func cancelAll(at time: Timestamp) {
    ledger.at(time)
    ledger.cancelAll()
    ledger.commit()
  }

  /// Hands out the frames that are complete.
  package mutating func takeFrames() -> [InputFrame] { ledger.takeFrames().map(mapping.map) }
}
