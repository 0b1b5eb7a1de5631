import EvdevInput
import Foundation
import GestureCore

/// A panel over a display, as a source that never ends: if the panel is unplugged, its fingers are cancelled, and the panel is
/// opened again when it is back.
///
/// A panel is looked for only when the folder of devices changes.
public final class ReconnectingPanel: InputSource {
  public private(set) var origin: Timestamp?
  public let isOver = false

  private let word: String?
  private let folder: PanelFolder
  private let orientation: PanelOrientation
  private let sceneSize: () -> CGSize
  private let report: (String) -> Void
  private var watch: FolderWatch?
  private var panel: LivePanel?
  private var firstID = 0
  private var lastProblem: PanelError?

  /// Opens a panel of this machine, or waits until it is connected. Other programs receive none of its events meanwhile.
  /// - Parameters:
  ///   - word: a path, a number, or a name or part of one, as listed by `touchstone devices`; `nil` selects the touchscreen, or
  ///     else the touch device.
  ///   - orientation: the panel's orientation relative to the scene.
  ///   - origin: the time of the monotonic clock at which the scene's time is zero; `nil` for the first event's time.
  ///   - sceneSize: the size of the scene below the panel, in points; it may change.
  ///   - report: receives a line when the panel is opened or unplugged, and once for each reason why it cannot be opened.
  public convenience init(
    _ word: String? = nil, orientation: PanelOrientation = .upright, origin: Timestamp? = nil,
    sceneSize: @escaping () -> CGSize, report: @escaping (String) -> Void
  ) {
    self.init(
      word, in: .usual, orientation: orientation, origin: origin, sceneSize: sceneSize,
      report: report)
  }

  package init(
    _ word: String?, in folder: PanelFolder, orientation: PanelOrientation = .upright,
    origin: Timestamp? = nil, sceneSize: @escaping () -> CGSize, report: @escaping (String) -> Void
  ) {
    self.word = word
    self.folder = folder
    self.orientation = orientation
    self.origin = origin
    self.sceneSize = sceneSize
    self.report = report
    open()
  }

  public var descriptor: Int32 { panel?.descriptor ?? watch?.descriptor ?? -1 }

  public func takeFrames(at moment: Timestamp) -> [InputFrame] {
    var frames: [InputFrame] = []
    if let panel {
      frames = panel.takeFrames(at: moment)
      origin = origin ?? panel.origin
      if panel.isOver {
        report("\(panel.device.path) was unplugged; its fingers are cancelled")
      } else if panel.mapping.size != sceneSize() {
        frames += panel.stop(at: moment)
      }
      guard panel.isOver else { return frames }
      firstID = panel.nextID
      self.panel = nil
    } else if let watch, !watch.takeChanges() {
      return []
    }
    open()
    return frames
  }

  private func open() {
    // Watches first, so that a panel that is connected meanwhile is not missed.
    if watch == nil { watch = try? FolderWatch(folder) }
    do throws(PanelError) {
      let device = try EvdevDevice(choosing: word, in: folder, isGrabbed: true)
      let mapping = PanelMapping(
        device: device.description, orientation: orientation, sceneSize: sceneSize())
      panel = LivePanel(device, mapping: mapping, origin: origin, firstID: firstID)
      lastProblem = nil
      report("touches come from \(device.path) (\(device.description.name))")
    } catch {
      if error != lastProblem { report("\(error)") }
      lastProblem = error
    }
  }
}
