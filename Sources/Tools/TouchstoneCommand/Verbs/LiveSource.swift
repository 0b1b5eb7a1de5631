import GestureCore

#if os(Linux)
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import Touchstone

  /// The source of a live story: a panel, or a tracker that sends TUIO.
  protocol LiveSource: InputSource {
    /// How it is named to a person.
    var place: String { get }
    var name: String { get }
    /// In points.
    var sceneSize: CGSize { get }

    /// Stops listening: what is down is cancelled.
    func stop(at moment: Timestamp) -> [InputFrame]
  }

  extension LivePanel: LiveSource {
    var place: String { device.path }
    var name: String { device.description.name }
    var sceneSize: CGSize { mapping.size }
  }

  extension TUIOSocket: LiveSource {
    var place: String { address }
    var name: String { "TUIO" }
    var sceneSize: CGSize { size }
  }
#endif
