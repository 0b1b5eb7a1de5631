import CLibLZMA
import Synchronization
import TouchRecordings

/// Decompresses xz with liblzma, stream by stream.
final class XZUnpacker: Unpacker {
  private let stream = Mutex(XZStream())

  static func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool {
    beginning.starts(with: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])
  }

  func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    stream.withLock { $0.unpack(packed, atMost: limit, into: &buffer) }
  }
}

/// Owns liblzma's struct, which must not move while it is in use.
private struct XZStream: ~Copyable {
  /// The most input of one step, which is copied.
  private static let mostInput = 1 << 18
  /// What the largest preset needs, and no more: a hostile head could ask for all memory.
  private static let memory: UInt64 = 1 << 27

  private let stream: UnsafeMutablePointer<lzma_stream>

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    start()
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
  }

  private func start() { _ = lzma_stream_decoder(stream, Self.memory, 0) }

  mutating func unpack(
    _ packed: ArraySlice<UInt8>, atMost limit: Int, into buffer: inout [UInt8]
  ) -> UnpackingStep {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: limit))
    let packed = packed.prefix(Self.mostInput)
    let code = Array(packed).withUnsafeBufferPointer { input in
      buffer.withUnsafeMutableBufferPointer { output -> lzma_ret in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.baseAddress?.advanced(by: start)
        stream.pointee.avail_out = limit
        defer {
          stream.pointee.next_in = nil
          stream.pointee.next_out = nil
        }
        return lzma_code(stream, LZMA_RUN)
      }
    }
    buffer.removeLast(stream.pointee.avail_out)
    let used = packed.count - stream.pointee.avail_in
    switch code {
    case LZMA_OK, LZMA_BUF_ERROR: return UnpackingStep(used: used, state: .inside)
    case LZMA_STREAM_END:
      self.start()
      return UnpackingStep(used: used, state: .between)
    case LZMA_MEMLIMIT_ERROR, LZMA_MEM_ERROR: return UnpackingStep(used: used, state: .tooLarge)
    default: return UnpackingStep(used: used, state: .damaged)
    }
  }
}
