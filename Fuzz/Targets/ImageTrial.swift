import Foundation
import Pictures
import TouchstonePixels

/// Decodes bytes as a file of an image.
enum ImageTrial {
  static func problems(with bytes: [UInt8]) -> [String] {
    let file = Data(bytes)
    let header = ImageFormat.read(file)
    guard let bitmap = TouchstonePixels.renderer.bitmap(decoding: file) else { return [] }
    var problems: [String] = []
    if header?.width != bitmap.width || header?.height != bitmap.height {
      problems.append("the image has another size than its header says")
    }
    // No colour that was multiplied by alpha is larger than alpha.
    for pixel in 0..<bitmap.width * bitmap.height {
      let alpha = bitmap.bytes[4 * pixel + 3]
      let colors = bitmap.bytes[4 * pixel..<4 * pixel + 3]
      guard colors.contains(where: { $0 > alpha }) else { continue }
      problems.append("the colours of pixel \(pixel) are not multiplied by alpha")
      break
    }
    do {
      let again = try TouchstonePixels.renderer.png(bitmap)
      if TouchstonePixels.renderer.bitmap(decoding: again)?.width != bitmap.width {
        problems.append("what is written of it cannot be read")
      }
    } catch {
      problems.append("it cannot be written: \(error)")
    }
    return problems
  }
}
