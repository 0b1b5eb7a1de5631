import GestureCore

#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import LiveTouches
  import TouchStories
  import Touchstone

  /// One panel's live scene, and the story printed of it.
  final class LiveStory {
    private(set) var source: any LiveSource
    private let player: Player
    private let printer: StoryPrinter?
    private var isHeard = true
    private let tail: StoryTail
    private var down: [Int: CGPoint] = [:]

    /// Without `output`, the latest gestures are stored for the picture.
    init(
      _ source: any LiveSource, _ scene: SceneFile, _ style: StoryPrinter.Style,
      output: ((String) -> Void)?
    ) {
      self.source = source
      let printer = output.map {
        StoryPrinter(style, file: source.place, scene: scene, output: $0)
      }
      self.printer = printer
      let tail = StoryTail(StoryText(scene))
      self.tail = tail
      player = Player(scene, size: source.sceneSize) { entry in
        printer?.print(entry)
        tail.hear(entry)
      }
      printer?.printLiveHeader(source.name, size: source.sceneSize)
    }

    var path: String { source.place }
    /// The kernel's device; `nil` for another source.
    var panel: LivePanel? { source as? LivePanel }
    var system: TouchSystem { player.cast.scene.touchSystem }
    var lookahead: TimeInterval { player.lookahead }
    var isUnplugged: Bool { isHeard && source.isOver }

    func follow(_ follow: @escaping @MainActor (GestureMoment) -> Void) { player.follow(follow) }

    func hears(_ found: FoundPanel) -> Bool { isHeard && path == found.path }

    /// Whether the device is this story's device, reconnected.
    func takesUp(_ device: any PanelDevice) -> Bool {
      !isHeard && panel?.device.description == device.description
    }

    func resume(_ device: any PanelDevice, _ mapping: PanelMapping) {
      source = LivePanel(
        device, mapping: mapping, origin: source.origin, firstID: panel?.nextID ?? 0)
      isHeard = true
    }

    func noteUnplugged() { isHeard = false }

    func play(_ frame: InputFrame) {
      player.play(frame)
      for contact in frame.contacts {
        let isDown = contact.phase == .began || contact.phase == .moved
        down[contact.id] = isDown ? contact.sample.location : nil
      }
    }

    /// Ends the story: active touches are cancelled, in frames passed to `receive`.
    func stop(at moment: Timestamp, _ receive: (InputFrame) -> Void) {
      for frame in source.stop(at: moment) {
        receive(frame)
        play(frame)
      }
      player.finish()
      printer?.printEnd()
    }

    /// A picture of the panel's present state.
    func picture(width: Int) -> TerminalPicture {
      let active = player.cast.recognizers.filter { $0.state == .began || $0.state == .changed }
      return TerminalPicture(
        title: "\(source.name)  \(path)", size: source.sceneSize,
        fingers: down.sorted { $0.key < $1.key }.map(\.value),
        active: active.map { $0.name ?? "\(type(of: $0))" }, story: tail.lines, width: width)
    }
  }

  /// The latest gestures of a story, for the picture.
  private final class StoryTail {
    private static let lineCount = 8
    private(set) var lines: [String] = []
    private let text: StoryText

    init(_ text: StoryText) { self.text = text }

    func hear(_ entry: StoryEntry) {
      guard case .gesture = entry else { return }
      lines.append(text.line(entry))
      lines.removeFirst(max(lines.count - Self.lineCount, 0))
    }
  }
#endif
