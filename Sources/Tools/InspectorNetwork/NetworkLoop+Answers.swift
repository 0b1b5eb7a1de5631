import CLibWebsockets
import Dispatch
import Foundation

/// The callback for all events of libwebsockets. A result other than 0 closes the connection.
func answer(
  _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ data: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let connection, let context = lws_get_context(connection),
    let raw = lws_context_user(context)
  else { return 0 }
  let loop = Unmanaged<NetworkLoop>.fromOpaque(raw).takeUnretainedValue()
  switch reason {
  case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
    loop.carryOutOrders()
    return 0
  case LWS_CALLBACK_RAW_RX_FILE:
    if connection != loop.door { return loop.readRelayed(connection) }
    loop.takeIn()
    return 0
  case LWS_CALLBACK_RAW_WRITEABLE_FILE: return loop.writeRelayed(connection)
  // The only protocol to which a connection may be upgraded is WebSocket.
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    // The library may have freed the memory of `data` (CVE-2025-11677), so this reads the header instead.
    return loop.header(WSI_TOKEN_UPGRADE, of: connection)?.lowercased() == "websocket" ? 0 : -1
  case LWS_CALLBACK_HTTP: return loop.answerRequest(connection)
  case LWS_CALLBACK_HTTP_WRITEABLE: return loop.writeFile(connection)
  case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return loop.judgeSocket(connection)
  case LWS_CALLBACK_ESTABLISHED: return loop.open(connection) ? 0 : -1
  case LWS_CALLBACK_RECEIVE:
    guard let data else { return 0 }
    return loop.receive(UnsafeRawBufferPointer(start: data, count: length), connection)
  case LWS_CALLBACK_SERVER_WRITEABLE: return loop.writeMessage(connection)
  case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY:
    loop.forget(connection)
    return 0
  default: return 0
  }
}

extension NetworkLoop {
  func write(
    _ bytes: ArraySlice<UInt8>, to connection: OpaquePointer, _ kind: lws_write_protocol
  ) -> Bool {
    // lws writes the frame header into the space in front of the bytes.
    var buffer = [UInt8](repeating: 0, count: Int(touchstone_lws_pre))
    buffer.reserveCapacity(buffer.count + bytes.count)
    buffer.append(contentsOf: bytes)
    let written = buffer.withUnsafeMutableBufferPointer { buffer in
      lws_write(
        connection, buffer.baseAddress! + Int(touchstone_lws_pre), bytes.count, kind)
    }
    return written >= bytes.count
  }

  func head(of connection: OpaquePointer) -> Gate.Head {
    Gate.Head(
      host: header(WSI_TOKEN_HOST, of: connection)?.lowercased(),
      origin: header(WSI_TOKEN_ORIGIN, of: connection)?.lowercased(),
      token: argument("token=", of: connection),
      cookies: header(WSI_TOKEN_HTTP_COOKIE, of: connection))
  }

  func header(_ token: lws_token_indexes, of connection: OpaquePointer) -> String? {
    // The library has limited the length already.
    let whole = Int(lws_hdr_total_length(connection, token))
    guard whole > 0 else { return nil }
    var buffer = [CChar](repeating: 0, count: whole + 1)
    let length = lws_hdr_copy(connection, &buffer, Int32(buffer.count), token)
    return length > 0 ? text(buffer, length) : nil
  }

  private func argument(_ name: String, of connection: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      // The value is in the buffer: behind the name in libwebsockets 4.1, at the beginning in 4.3.
      let value = lws_get_urlarg_by_name(
        connection, name, buffer.baseAddress, Int32(buffer.count))
      return value.map { String(cString: $0) }
    }
  }

  private func text(_ buffer: [CChar], _ length: Int32) -> String {
    String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
