import CLibCairo
import Foundation
import GestureCore
import Pictures
import Synchronization

/// Renders pictures with cairo and pango on the CPU.
///
/// Calls are independent and thread-safe; they share only decoded files and blurred shadows. Equal pictures result in equal
/// pixels.
final class CairoRenderer: PixelRenderer {
  let cache = PixelCache()

  func bitmap(
    of picture: Picture, in canvas: CGRect, scale: CGFloat
  ) throws(PixelError) -> Bitmap {
    let (width, height) = ((canvas.width * scale).rounded(), (canvas.height * scale).rounded())
    guard width.isFinite, height.isFinite, 1...32_767 ~= width, 1...32_767 ~= height,
      Bitmap.allows(width: Int(bounding: width), height: Int(bounding: height)),
      canvas.minX.isFinite,
      canvas.minY.isFinite
    else { throw .size(width: width, height: height) }
    let page = PixelRect(
      x: 0, y: 0, width: Int(bounding: width), height: Int(bounding: height))
    guard let surface = Surface(page) else {
      throw .library("there is no memory for \(page.width) x \(page.height) pixels")
    }
    let job = RenderJob(cache)
    let place = CGAffineTransform(
      scale, 0, 0, scale, -canvas.minX * scale, -canvas.minY * scale)
    Painter(surface, job, transform: place, zoom: scale).draw(picture)
    if let problem = job.problem { throw problem }
    let status = cairo_status(surface.context)
    guard status == CAIRO_STATUS_SUCCESS, let bitmap = surface.bitmap else {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
    return bitmap
  }

  func png(_ bitmap: Bitmap) throws(PixelError) -> Data {
    var file = Data()
    var status = CAIRO_STATUS_NO_MEMORY
    Texture(bitmap).withSurface { pixels in
      status = withUnsafeMutablePointer(to: &file) { file in
        cairo_surface_write_to_png_stream(
          pixels,
          { file, bytes, count in
            guard let file, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            file.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
          }, file)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
    return file
  }

  func bitmap(decoding file: Data) -> Bitmap? { cache.texture(file)?.bitmap }
}

/// The data of a call other than its surfaces.
final class RenderJob {
  let cache: PixelCache
  /// The first error; drawing continues without the affected operation.
  private(set) var problem: PixelError?
  private(set) lazy var text = TextSetter()

  init(_ cache: PixelCache) { self.cache = cache }

  func fail(_ problem: PixelError) { self.problem = self.problem ?? problem }
}

/// Caches shared by all calls: decoded files and blurred shadows.
final class PixelCache: Sendable {
  private let textures = Mutex(BoundedCache<TextureKey, Texture>(mostCost: 128 << 20))
  private let shadows = Mutex(BoundedCache<ShadowKey, Mask>(mostCost: 32 << 20))

  private struct TextureKey: Hashable {
    var file: Data
    var level: Int
  }

  /// The pixels of a PNG or JPEG file, halved `level` times; `nil` if it is invalid or too large.
  func texture(_ file: Data, level: Int = 0) -> Texture? {
    let key = TextureKey(file: file, level: level)
    if let known = textures.withLock({ $0[key] }) { return known }
    let made =
      level > 0
      ? texture(file, level: level - 1)?.halved
      : ImageDecoder.bitmap(of: file).map { Texture($0) }
    guard let made else { return nil }
    textures.withLock { $0.insert(made, for: key, cost: 4 * made.width * made.height + file.count) }
    return made
  }

  /// The cached blurred opacity of an operation; created by `make` if it is missing.
  func shadow(_ key: ShadowKey, _ make: () -> Mask?) -> Mask? {
    if let known = shadows.withLock({ $0[key] }) { return known }
    guard let mask = make() else { return nil }
    shadows.withLock { $0.insert(mask, for: key, cost: mask.bytes.count) }
    return mask
  }
}

/// The key of a blurred shadow. Locations are relative to a whole pixel, so that the shadow of a moved view is found.
struct ShadowKey: Hashable {
  var operation: Picture.Operation
  var transform: [CGFloat]
  var zoom: CGFloat
  var region: PixelRect
  var blur: Blur

  init(
    _ operation: Picture.Operation, _ transform: CGAffineTransform, zoom: CGFloat,
    _ region: PixelRect, _ blur: Blur
  ) {
    let (x, y) = (transform.tx.rounded(.down), transform.ty.rounded(.down))
    self.operation = operation
    self.transform = [
      transform.a, transform.b, transform.c, transform.d, transform.tx - x, transform.ty - y,
    ]
    self.zoom = zoom
    self.region = region.moved(x: -Int(bounding: x), y: -Int(bounding: y))
    self.blur = blur
  }
}
