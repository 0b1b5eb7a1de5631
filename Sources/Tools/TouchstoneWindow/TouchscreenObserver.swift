import CLibGTK

/// Observes that touchscreens are unplugged. Weston and cage do not report what then happens to the fingers.
final class TouchscreenObserver {
  /// Called after a touchscreen was unplugged.
  var onRemoval: (() -> Void)?
  /// Retained objects of GDK, each with the handler of a signal.
  private var handlers: [(object: OpaquePointer, handler: UInt)] = []

  init(_ display: OpaquePointer) {
    let own = Unmanaged.passUnretained(self).toOpaque()
    let handler = ts_connect_seat(
      display,
      { _, seat, own in
        if let seat { TouchscreenObserver.at(own)?.observe(seat) }
      }, own)
    retain(display, handler)
    let seats = gdk_display_list_seats(display)
    defer { g_list_free(seats) }
    var next = seats
    while let item = next?.pointee {
      observe(OpaquePointer(item.data))
      next = item.next
    }
  }

  isolated deinit {
    for (object, handler) in handlers {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(object), handler)
      g_object_unref(UnsafeMutableRawPointer(object))
    }
  }

  private func observe(_ seat: OpaquePointer) {
    let handler = ts_connect_removal(
      seat,
      { _, device, own in
        guard let device, gdk_device_get_source(device) == CInt(TS_GDK_SOURCE_TOUCHSCREEN) else {
          return
        }
        TouchscreenObserver.at(own)?.onRemoval?()
      }, Unmanaged.passUnretained(self).toOpaque())
    retain(seat, handler)
  }

  private func retain(_ object: OpaquePointer, _ handler: UInt) {
    g_object_ref(UnsafeMutableRawPointer(object))
    handlers.append((object, handler))
  }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> TouchscreenObserver? {
    pointer.map { Unmanaged<TouchscreenObserver>.fromOpaque($0).takeUnretainedValue() }
  }
}
