import CLibWebsockets
import Synchronization

/// Wakes the network's thread. Any thread may ring it, also before the network exists and after it
/// has ended.
final class NetworkBell: Sendable {
  /// The address of libwebsockets' context, which otherwise only its own thread may touch.
  private let context = Mutex<UInt?>(nil)

  func hang(on context: OpaquePointer?) {
    self.context.withLock { $0 = context.map { UInt(bitPattern: $0) } }
  }

  func ring() {
    context.withLock { address in
      if let address { lws_cancel_service(OpaquePointer(bitPattern: address)) }
    }
  }
}
