import CLibZstd
import Synchronization
import TouchRecordings

/// Decompresses zstd with libzstd, frame by frame.
final class ZstdUnpacker: Unpacker {
  private let stream = Mutex(ZstdStream())

  static func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
    beginning.starts(with: [0x28, 0xb5, 0x2f, 0xfd])
  }

  func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    stream.withLock { $0.unpack(packed, atMost: limit, into: &buffer) }
  }
}

/// Owns libzstd's decoder, which refuses windows above 128 MiB.
private struct ZstdStream: ~Copyable {
  private let decoder = ZSTD_createDStream()

  deinit { ZSTD_freeDStream(decoder) }

  mutating func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    var used = 0
    var written = 0
    let code = packed.withUnsafeBytes { packed in
      buffer.withUnsafeMutableBytes { buffer -> Int in
        var input = ZSTD_inBuffer(src: packed.baseAddress, size: packed.count, pos: 0)
        var output = ZSTD_outBuffer(
          dst: buffer.baseAddress?.advanced(by: start), size: limit, pos: 0)
        defer { (used, written) = (input.pos, output.pos) }
        return ZSTD_decompressStream(decoder, &output, &input)
      }
    }
    buffer.removeLast(limit - written)
    guard ZSTD_isError(code) == 0 else {
      let isTooLarge = [
        ZSTD_error_frameParameter_windowTooLarge, ZSTD_error_memory_allocation,
      ].contains(ZSTD_getErrorCode(code))
      return UnpackingStep(used: used, state: isTooLarge ? .tooLarge : .damaged)
    }
    // 0 means that the frame is complete.
    return UnpackingStep(used: used, state: code == 0 ? .between : .inside)
  }
}
