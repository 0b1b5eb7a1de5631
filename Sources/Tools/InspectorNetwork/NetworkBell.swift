import CLibWebsockets
import Synchronization

/// Wakes the network's thread. It may be rung from any thread, also before the network is there and
/// after it has gone.
final class NetworkBell: Sendable {
  /// The address of lws's context, which only its own thread may otherwise touch.
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
