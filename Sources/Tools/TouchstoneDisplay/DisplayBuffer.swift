import CLibDRM
import Foundation

/// A buffer whose pixels a display can show: plain memory, 4 bytes per pixel, blue first.
final class DisplayBuffer {
  /// The kernel's number of the framebuffer.
  private(set) var number: UInt32 = 0
  /// Write-only: reading is slow on many cards.
  private(set) var memory: UnsafeMutableRawPointer?
  /// Bytes from a row to the next.
  var stride: Int { Int(pitch) }

  private let card: GraphicsCard
  private var handle: UInt32 = 0
  private var pitch: UInt32 = 0
  private var byteCount: UInt64 = 0

  /// A black buffer.
  /// - Parameters: width, height: in pixels.
  init(_ card: GraphicsCard, width: Int, height: Int) throws(DisplayError) {
    self.card = card
    let (width, height) = (UInt32(width), UInt32(height))
    try check(
      drmModeCreateDumbBuffer(
        card.descriptor, width, height, 32, 0, &handle, &pitch, &byteCount))
    try check(drmModeAddFB(card.descriptor, width, height, 24, 32, pitch, handle, &number))
    var offset: UInt64 = 0
    try check(drmModeMapDumbBuffer(card.descriptor, handle, &offset))
    let mapped = mmap(
      nil, Int(byteCount), PROT_READ | PROT_WRITE, MAP_SHARED, card.descriptor, off_t(offset))
    guard let mapped, mapped != MAP_FAILED else { throw error(-errno) }
    memset(mapped, 0, Int(byteCount))
    memory = mapped
  }

  isolated deinit {
    if let memory { munmap(memory, Int(byteCount)) }
    if number != 0 { drmModeRmFB(card.descriptor, number) }
    if handle != 0 { drmModeDestroyDumbBuffer(card.descriptor, handle) }
  }

  private func check(_ result: Int32) throws(DisplayError) {
    if result != 0 { throw error(result) }
  }

  private func error(_ result: Int32) -> DisplayError {
    card.error("allocate a buffer for the display", result)
  }
}
