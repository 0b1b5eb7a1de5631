import GestureCore

#if os(Linux)
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import Touchstone

  /// The source of a live story: a panel, or a tracker that sends TUIO.
  protocol LiveSource: InputSource {
    /// Its name for display.
    var place: String { get }
    var name: String { get }
    /// In points.
    var sceneSize: CGSize { get }

    /// Stops listening; returns frames that cancel active touches.
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
