import EvdevInput
import Foundation
import GestureCore

/// Converts TUIO packets to frames of a scene.
package struct TUIOPackets: Sendable {
  /// The scene's size in points.
  package let size: CGSize
  /// The assumption about the surface, with the option that replaces it; `nil` if there is none.
  package let assumption: String?

  private let mapping: SurfaceMapping
  private var script = TUIOScript()
  private var ledger = ContactLedger()
  /// `nil` if the surface's size is assumed.
  private var filter: ArtefactFilter?

  package init(options: RecordingOptions = RecordingOptions()) {
    mapping = SurfaceMapping(script.surface, reach: .zero, options)
    size = mapping.size
    assumption = mapping.assumption.map { "\($0.message); \($0.remedy)" }
    if assumption == nil {
      filter = ArtefactFilter(
        size: size, pointsPerInch: options.pointsPerInch, isOfSensor: false)
    }
  }

  /// Reads a packet that arrived at `time`; `sender` distinguishes trackers without a name.
  ///
  /// Returns false for a damaged packet, which is ignored, because the next one contains all active
  /// cursors.
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

  /// Cancels all active contacts.
  package mutating func cancelAll(at time: Timestamp) {
    ledger.at(time)
    ledger.cancelAll()
    ledger.commit()
  }

  /// Returns and clears the complete frames.
  package mutating func takeFrames() -> [InputFrame] {
    ledger.takeFrames().compactMap { frame in
      var frame = mapping.map(frame)
      defer { _ = filter?.takeArtefacts() }
      return filter?.filter(&frame) == false ? nil : frame
    }
  }
}
