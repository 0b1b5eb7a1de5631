import TouchstonePixels

/// The areas of each buffer whose pixels are older than the canvas.
struct StaleAreas {
  private var areas: [[PixelRect]]

  /// Buffers whose pixels are all stale.
  init(bufferCount: Int, page: PixelRect) {
    areas = Array(repeating: [page], count: bufferCount)
  }

  /// Adds areas of the canvas that have changed.
  mutating func add(_ damage: [PixelRect]) {
    for index in areas.indices { areas[index] += damage }
  }

  func isEmpty(in buffer: Int) -> Bool { areas[buffer].isEmpty }

  /// Removes and returns the areas that must be copied to a buffer.
  mutating func remove(in buffer: Int) -> [PixelRect] {
    defer { areas[buffer] = [] }
    return areas[buffer]
  }
}
