import CLibDRM
import DisplayLoop
import Foundation
import GestureCore
import LiveTouches
import TouchstonePixels

/// A display of a graphics card, with two buffers: one is shown while the next frame is written to the other.
final class CardSurface: SceneSurface {
  /// Draws the frames.
  weak var scene: ShownScene?

  private let card: GraphicsCard
  private let options: DisplayOptions
  private let hotplug = HotplugWatch()
  /// What the first display showed before.
  private var console: drmModeCrtc?
  /// `nil` while no display can be shown.
  private var shown: DisplayOutput.Choice?
  /// The canvas's area, in the scene's orientation.
  private var page = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var buffers: [DisplayBuffer] = []
  private var stale = StaleAreas(bufferCount: 0, page: PixelRect(x: 0, y: 0, width: 0, height: 0))
  /// The index of the buffer that is shown, or that will be shown by the pending flip.
  private var front = 0
  private var isFlipping = false
  private var wantsFrame = false
  /// Whether a display was connected or disconnected since the last search.
  private var hasChanged = false
  /// The earliest times of the next frame and of the next search for a display, on the monotonic clock.
  private var nextFrame = Timestamp.zero
  private var nextSearch = Timestamp.zero
  private var lastProblem: DisplayError?

  /// Seconds between searches for a display, where the kernel reports no change.
  private static let searchInterval: TimeInterval = 1
  /// The shortest interval of frames, in frames of the display: some drivers report that a frame is shown without waiting for it.
  private static let shortestInterval = 0.9

  /// Opens the options' card, or the first one with a connected display, and shows black.
  init(_ options: DisplayOptions, folder: String = "/dev/dri") throws(DisplayError) {
    self.options = options
    card = try GraphicsCard.choose(options, in: folder)
    try show(isProbing: false)
  }

  /// Shows what was shown before, and lets other programs drive the displays.
  func close() {
    if var console, var connector = shown?.connector, console.mode_valid != 0 {
      drmModeSetCrtc(
        card.descriptor, console.crtc_id, console.buffer_id, console.x, console.y, &connector, 1,
        &console.mode)
    }
    console = nil
    shown = nil
    buffers = []
    drmDropMaster(card.descriptor)
  }

  // MARK: - Frames

  var scale: CGFloat { CGFloat(options.scale) }
  var size: CGSize {
    CGSize(width: CGFloat(page.width) / scale, height: CGFloat(page.height) / scale)
  }

  func requestFrame() { wantsFrame = true }

  func show(_ canvas: PixelCanvas, _ damage: [PixelRect]) {
    stale.add(damage)
    guard let shown, !stale.isEmpty(in: front) else { return }
    let back = 1 - front
    let buffer = buffers[back]
    guard let memory = buffer.memory else { return }
    let layout = PixelLayout(
      width: canvas.width, height: canvas.height, stride: buffer.stride, rotation: options.rotation)
    canvas.copy(stale.remove(in: back), to: memory, layout)
    let result = drmModePageFlip(
      card.descriptor, shown.controller, buffer.number, UInt32(DRM_MODE_PAGE_FLIP_EVENT), nil)
    if result == 0 {
      front = back
      isFlipping = true
    } else {
      lose(card.error("show a frame", result))
    }
  }

  // MARK: - Events

  func inputWasHandled() -> Bool { false }

  func addDescriptors(to all: inout [pollfd]) -> TimeInterval? {
    all.append(pollfd(fd: card.descriptor, events: Int16(POLLIN), revents: 0))
    if let hotplug { all.append(pollfd(fd: hotplug.descriptor, events: Int16(POLLIN), revents: 0)) }
    if isFlipping { return nil }
    guard shown != nil else { return nextSearch.seconds(since: LiveTouches.readClock()) }
    return wantsFrame ? nextFrame.seconds(since: LiveTouches.readClock()) : nil
  }

  func handleEvents() {
    if card.hasShownFrame() { isFlipping = false }
    if hotplug?.removeReports() == true { hasChanged = true }
    guard !isFlipping else { return }
    let now = LiveTouches.readClock()
    if hasChanged || shown == nil && nextSearch <= now { search() }
    guard wantsFrame, let shown, nextFrame <= now else { return }
    wantsFrame = false
    nextFrame = now.advanced(by: Self.shortestInterval / Double(max(shown.mode.vrefresh, 1)))
    scene?.draw()
  }

  /// Shows the app again after a display was connected or disconnected.
  private func search() {
    let old = size
    do throws(DisplayError) {
      defer { hasChanged = false }
      try show(isProbing: hasChanged)
    } catch { return lose(error) }
    if lastProblem != nil, let shown { SceneLoop.report("\(shown.name) shows the app again") }
    lastProblem = nil
    wantsFrame = true
    if size != old { scene?.resize() }
  }

  private func lose(_ problem: DisplayError) {
    shown = nil
    nextSearch = LiveTouches.readClock().advanced(by: Self.searchInterval)
    if problem != lastProblem { SceneLoop.report("\(problem)") }
    lastProblem = problem
  }

  // MARK: - Modes

  /// Chooses a display, and makes it show the buffers.
  private func show(isProbing: Bool) throws(DisplayError) {
    let choice = try DisplayOutput.choose(
      among: card.outputs(isProbing: isProbing), options, of: card.path)
    try card.acquire()
    let sides = (choice.width, choice.height)
    let (width, height) = options.rotation % 180 == 0 ? sides : (sides.1, sides.0)
    let page = PixelRect(x: 0, y: 0, width: width, height: height)
    if page != self.page {
      buffers = [
        try DisplayBuffer(card, width: choice.width, height: choice.height),
        try DisplayBuffer(card, width: choice.width, height: choice.height),
      ]
      self.page = page
      stale = StaleAreas(bufferCount: 2, page: page)
      front = 0
    }
    console = console ?? card.controllerState(choice.controller)
    if let old = shown?.controller, old != choice.controller {
      drmModeSetCrtc(card.descriptor, old, 0, 0, 0, nil, 0, nil)
    }
    var (connector, mode) = (choice.connector, choice.mode)
    let result = drmModeSetCrtc(
      card.descriptor, choice.controller, buffers[front].number, 0, 0, &connector, 1, &mode)
    guard result == 0 else { throw card.error("show the mode of \(choice.name)", result) }
    shown = choice
  }
}
