import CLibZ
import Synchronization
import TouchRecordings

/// Decompresses gzip with zlib, member by member.
final class GzipUnpacker: Unpacker {
  private let stream = Mutex(GzipStream())

  static func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
    beginning.starts(with: [0x1f, 0x8b, 8])
  }

  func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    stream.withLock { $0.unpack(packed, atMost: limit, into: &buffer) }
  }
}

/// Owns zlib's struct, which must not move while it is in use.
private struct GzipStream: ~Copyable {
  /// The largest window, and a gzip head.
  private static let window: Int32 = 15 + 16

  /// The most input of one step, which is copied; zlib counts it in 32 bits.
  private static let mostInput = 1 << 18
  private let stream: UnsafeMutablePointer<z_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    inflateInit2_(stream, Self.window, ZLIB_VERSION, size)
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  mutating func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    let packed = packed.prefix(Self.mostInput)
    var input = Array(packed)
    let code = input.withUnsafeMutableBufferPointer { input in
      buffer.withUnsafeMutableBufferPointer { output -> Int32 in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress?.advanced(by: start)
        stream.pointee.avail_out = UInt32(limit)
        defer {
          stream.pointee.next_in = nil
          stream.pointee.next_out = nil
        }
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    buffer.removeLast(Int(stream.pointee.avail_out))
    let used = packed.count - Int(stream.pointee.avail_in)
    switch code {
    case Z_OK, Z_BUF_ERROR: return UnpackingStep(used: used, state: .inside)
    case Z_STREAM_END:
      inflateReset(stream)
      return UnpackingStep(used: used, state: .between)
    default: return UnpackingStep(used: used, state: .damaged)
    }
  }
}
