import CLibCairo
import CLibGTK
import DisplayLoop
import Foundation
import GestureCore
import TouchstonePixels

/// A window of the display server: a toplevel surface of GDK.
final class DisplaySurface: SceneSurface {
  /// Receives the surface's events.
  protocol Listener: AnyObject {
    func surfaceReceived(_ event: OpaquePointer)
    func surfaceResized()
    func surfaceNeedsFrame()
    func surfaceInputWasHandled() -> Bool
  }

  let display: OpaquePointer
  let surface: OpaquePointer
  private(set) var hasSize = false
  weak var listener: (any Listener)?
  private var isClosed = false
  private let context: OpaquePointer
  private let events = g_main_context_default()
  /// The region whose content the display server has lost, in points, while it asks for a frame.
  private var exposed: OpaquePointer?
  private let isFullScreen: Bool
  private var wanted: (width: CInt, height: CInt)

  /// In points.
  var size: CGSize {
    CGSize(
      width: Int(gdk_surface_get_width(surface)), height: Int(gdk_surface_get_height(surface)))
  }
  /// Pixels to a point.
  var scale: CGFloat { CGFloat(gdk_surface_get_scale_factor(surface)) }
  var isMapped: Bool { gdk_surface_get_mapped(surface) != 0 }

  /// GTK warns when this comes after its initialization, so further windows do not repeat it.
  private static let keepLocale: Void = gtk_disable_setlocale()

  init(_ options: WindowOptions) throws(WindowError) {
    // Only GTK's initialization registers the types of GDK's events.
    _ = Self.keepLocale
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      let environment = ProcessInfo.processInfo.environment
      throw .noDisplay(
        wayland: environment["WAYLAND_DISPLAY"], x11: environment["DISPLAY"])
    }
    self.display = display
    surface = gdk_surface_new_toplevel(display)
    context = gdk_surface_create_cairo_context(surface)
    isFullScreen = options.isFullScreen
    wanted = (
      CInt(bounding: options.size.width.rounded()),
      CInt(bounding: options.size.height.rounded())
    )
    connect()
    g_set_prgname(options.title)
    gdk_toplevel_set_title(surface, options.title)
    gdk_toplevel_set_decorated(surface, options.isFullScreen ? 0 : 1)
    let layout = gdk_toplevel_layout_new()
    gdk_toplevel_layout_set_resizable(layout, 1)
    gdk_toplevel_layout_set_fullscreen(layout, options.isFullScreen ? 1 : 0, nil)
    gdk_toplevel_present(surface, layout)
    gdk_toplevel_layout_unref(layout)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    listener = nil
    // GDK delivers what is in its queue after this object is gone.
    ts_disconnect(surface, Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(context))
    gdk_surface_destroy(surface)
  }

  func requestFrame() { gdk_surface_queue_render(surface) }

  func addDescriptors(to all: inout [pollfd]) -> TimeInterval? {
    guard g_main_context_acquire(events) != 0 else { return nil }
    defer { g_main_context_release(events) }
    var priority = CInt(0)
    if g_main_context_prepare(events, &priority) != 0 { return 0 }
    var timeout = CInt(-1)
    var found = [GPollFD](repeating: GPollFD(), count: 16)
    var count = g_main_context_query(events, priority, &timeout, &found, CInt(found.count))
    if count > found.count {
      found = [GPollFD](repeating: GPollFD(), count: Int(count))
      count = g_main_context_query(events, priority, &timeout, &found, count)
    }
    for each in found.prefix(Int(count)) {
      all.append(pollfd(fd: each.fd, events: Int16(bitPattern: each.events), revents: 0))
    }
    return timeout < 0 ? nil : TimeInterval(timeout) / 1000
  }

  func inputWasHandled() -> Bool { listener?.surfaceInputWasHandled() ?? false }

  func handleEvents() {
    var passes = 0
    while passes < 1000, g_main_context_iteration(events, 0) != 0 { passes += 1 }
  }

  func show(_ canvas: PixelCanvas, _ damage: [PixelRect]) {
    guard let region = exposed.flatMap(cairo_region_copy) ?? cairo_region_create() else { return }
    defer { cairo_region_destroy(region) }
    let scale = canvas.scale
    for rect in damage {
      let left = (CGFloat(rect.x) / scale).rounded(.down)
      let top = (CGFloat(rect.y) / scale).rounded(.down)
      let right = (CGFloat(rect.x + rect.width) / scale).rounded(.up)
      let bottom = (CGFloat(rect.y + rect.height) / scale).rounded(.up)
      var part = cairo_rectangle_int_t(
        x: CInt(bounding: left), y: CInt(bounding: top), width: CInt(bounding: right - left),
        height: CInt(bounding: bottom - top))
      cairo_region_union_rectangle(region, &part)
    }
    guard cairo_region_is_empty(region) == 0 else { return }
    gdk_draw_context_begin_frame(context, region)
    if let target = gdk_cairo_context_cairo_create(context) {
      canvas.copy(to: target)
      cairo_destroy(target)
    }
    gdk_draw_context_end_frame(context)
  }

  // MARK: - Signals

  private func connect() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    ts_connect_pointer(
      surface, "event",
      { _, event, own in
        guard let event, let surface = DisplaySurface.at(own) else { return 0 }
        surface.listener?.surfaceReceived(OpaquePointer(event))
        return 1
      }, own)
    ts_connect_pointer(
      surface, "render",
      { _, region, own in
        guard let surface = DisplaySurface.at(own) else { return 0 }
        surface.exposed = region.map { OpaquePointer($0) }
        surface.listener?.surfaceNeedsFrame()
        surface.exposed = nil
        return 1
      }, own)
    ts_connect_size(
      surface, "layout",
      { _, width, height, own in DisplaySurface.at(own)?.wasLaidOut(width, height) }, own)
    ts_connect_pointer(
      surface, "compute-size",
      { _, size, own in
        if let size { DisplaySurface.at(own)?.answer(OpaquePointer(size)) }
        return 0
      }, own)
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> DisplaySurface? {
    pointer.map { Unmanaged<DisplaySurface>.fromOpaque($0).takeUnretainedValue() }
  }

  private func wasLaidOut(_ width: CInt, _ height: CInt) {
    guard width > 0, height > 0 else { return }
    wanted = (width, height)
    hasSize = true
    listener?.surfaceResized()
  }

  private func answer(_ asked: OpaquePointer) {
    if isFullScreen, !hasSize {
      // Without a window manager, the server lets windows choose their size.
      var (width, height) = (CInt(0), CInt(0))
      gdk_toplevel_size_get_bounds(asked, &width, &height)
      if width > 0, height > 0 { wanted = (width, height) }
    }
    gdk_toplevel_size_set_min_size(asked, 16, 16)
    gdk_toplevel_size_set_size(asked, wanted.width, wanted.height)
  }
}
