import CLibDRM
import Foundation

/// A graphics card: a device of the kernel, such as `/dev/dri/card0`.
final class GraphicsCard {
  let path: String
  /// Readable when a frame is shown.
  let descriptor: Int32

  init(_ path: String) throws(DisplayError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw DisplayError(opening: path, errno) }
    var hasBuffers: UInt64 = 0
    // `deinit` closes the descriptor, since all properties are set.
    guard drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &hasBuffers) == 0, hasBuffers != 0
    else { throw .drivesNoDisplays(path) }
  }

  nonisolated deinit { close(descriptor) }

  /// Opens the options' card, or else the first one in a folder with a connected display.
  static func choose(
    _ options: DisplayOptions, in folder: String
  ) throws(DisplayError) -> GraphicsCard {
    var problems: [DisplayError] = []
    for path in options.card.map({ [$0] }) ?? paths(in: folder) {
      do throws(DisplayError) {
        let card = try GraphicsCard(path)
        _ = try DisplayOutput.choose(among: card.outputs(isProbing: true), options, of: path)
        return card
      } catch { problems.append(error) }
    }
    // Many machines also have a card that only renders.
    let problem = problems.first { if case .drivesNoDisplays = $0 { false } else { true } }
    throw problem ?? problems.first ?? .noCard(folder: folder)
  }

  /// The paths of the cards in a folder, sorted by number.
  private static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let numbers = names.compactMap { $0.hasPrefix("card") ? Int($0.dropFirst(4)) : nil }
    return numbers.sorted().map { "\(folder)/card\($0)" }
  }

  /// The error for a failed call of libdrm, by its negated result.
  func error(_ attempt: String, _ result: Int32) -> DisplayError {
    // The kernel refuses changes by a program that does not drive the displays (is not the DRM master).
    -result == EACCES || -result == EPERM
      ? .inUse(path)
      : .failed(path, attempt: attempt, reason: String(cString: strerror(-result)))
  }

  /// Makes this program drive the displays, which only one program may do at a time.
  func acquire() throws(DisplayError) {
    guard drmIsMaster(descriptor) != 0 || drmSetMaster(descriptor) == 0 else { throw .inUse(path) }
  }

  /// Whether a frame has been shown since the last call.
  func hasShownFrame() -> Bool {
    var hasEvents = false
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
      // The only events are those of shown frames.
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasEvents = true }
    }
    return hasEvents
  }

  /// The mode and the buffer that a controller shows.
  func controllerState(_ controller: UInt32) -> drmModeCrtc? {
    guard let found = drmModeGetCrtc(descriptor, controller) else { return nil }
    defer { drmModeFreeCrtc(found) }
    return found.pointee
  }

  // MARK: - Outputs

  /// The connectors and their displays.
  /// - Parameter isProbing: asks the displays, which takes milliseconds; otherwise returns what the kernel knows.
  func outputs(isProbing: Bool) -> [DisplayOutput] {
    guard let resources = drmModeGetResources(descriptor) else { return [] }
    defer { drmModeFreeResources(resources) }
    let controllers = Self.array(resources.pointee.crtcs, resources.pointee.count_crtcs)
    let connectors = Self.array(resources.pointee.connectors, resources.pointee.count_connectors)
    return connectors.compactMap { number in
      let found =
        isProbing
        ? drmModeGetConnector(descriptor, number)
        : drmModeGetConnectorCurrent(descriptor, number)
      guard let found else { return nil }
      defer { drmModeFreeConnector(found) }
      let type = drmModeGetConnectorTypeName(found.pointee.connector_type)
      return DisplayOutput(
        connector: number,
        name: "\(type.map { String(cString: $0) } ?? "Unknown")-\(found.pointee.connector_type_id)",
        isConnected: found.pointee.connection == DRM_MODE_CONNECTED,
        modes: Self.array(found.pointee.modes, found.pointee.count_modes),
        controllers: self.controllers(of: found.pointee, among: controllers))
    }
  }

  /// The controllers that can drive a connector, the present one first.
  private func controllers(of connector: drmModeConnector, among all: [UInt32]) -> [UInt32] {
    var present: [UInt32] = []
    var possible: Set<UInt32> = []
    for number in Self.array(connector.encoders, connector.count_encoders) {
      guard let encoder = drmModeGetEncoder(descriptor, number) else { continue }
      defer { drmModeFreeEncoder(encoder) }
      if number == connector.encoder_id { present.append(encoder.pointee.crtc_id) }
      for (index, controller) in all.prefix(32).enumerated()
      where encoder.pointee.possible_crtcs >> UInt32(index) & 1 != 0 {
        possible.insert(controller)
      }
    }
    return present.filter(possible.contains)
      + all.filter { possible.contains($0) && !present.contains($0) }
  }

  private static func array<Element>(
    _ start: UnsafeMutablePointer<Element>?, _ count: Int32
  ) -> [Element] {
    Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count)))
  }
}
