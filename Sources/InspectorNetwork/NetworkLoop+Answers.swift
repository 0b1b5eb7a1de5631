import CLibWebsockets
import Dispatch
import Foundation

/// What lws calls for everything that happens to a connection. A result other than 0 closes it.
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
  // Of what may be spoken instead of HTTP only sockets are.
  case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
    return data.map { strcasecmp($0.assumingMemoryBound(to: CChar.self), "websocket") } == 0
      ? 0 : -1
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
  // MARK: - Files

  private static let headers = [
    (
      "content-security-policy:",
      "default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("x-content-type-options:", "nosniff"),
    ("referrer-policy:", "no-referrer"),
    ("cross-origin-opener-policy:", "same-origin"),
    ("cross-origin-resource-policy:", "same-origin"),
    // The binary may be another one at the next start.
    ("cache-control:", "no-store"),
  ]

  func answerRequest(_ connection: OpaquePointer) -> Int32 {
    // Without a path it was another method than GET.
    let path = header(WSI_TOKEN_GET_URI, of: connection) ?? ""
    let file = files[path]
    let isPage = path == "/" || path == "/index.html"
    if let refusal = gate.admitFile(head(of: connection), isPage: isPage) {
      return answer(connection, status: 403, type: "text/plain", Array(refusal.text.utf8))
    }
    noteKnown(connection)
    let cookie = isPage ? gate.cookie : nil
    guard let file else {
      let status: UInt32 = path.isEmpty ? 405 : 404
      return answer(connection, status: status, type: "text/plain", Array("Not here.\n".utf8))
    }
    return answer(connection, status: 200, type: file.type, cookie: cookie, file.bytes)
  }

  private func answer(
    _ connection: OpaquePointer, status: UInt32, type: String, cookie: String? = nil,
    _ body: [UInt8]
  ) -> Int32 {
    let room = Int(touchstone_lws_pre) + 2048
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    defer { start.deallocate() }
    let head = start + Int(touchstone_lws_pre)
    let end = start + room
    var next: UnsafeMutablePointer<UInt8>? = head
    guard
      lws_add_http_common_headers(
        connection, status, type, UInt64(body.count), &next, end) == 0
    else { return -1 }
    for (name, value) in Self.headers + (cookie.map { [("set-cookie:", $0)] } ?? []) {
      guard
        lws_add_http_header_by_name(
          connection, name, value, Int32(value.utf8.count), &next, end) == 0
      else { return -1 }
    }
    guard lws_finalize_write_http_header(connection, head, &next, end) == 0 else { return -1 }
    requests[connection] = body[...]
    lws_callback_on_writable(connection)
    return 0
  }

  func writeFile(_ connection: OpaquePointer) -> Int32 {
    guard let rest = requests[connection] else { return -1 }
    let part = rest.prefix(16 << 10)
    let isLast = part.count == rest.count
    guard write(part, to: connection, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) else {
      return -1
    }
    guard isLast else {
      requests[connection] = rest.dropFirst(part.count)
      lws_callback_on_writable(connection)
      return 0
    }
    requests[connection] = nil
    return lws_http_transaction_completed(connection) == 0 ? 0 : -1
  }

  // MARK: - Bytes

  func write(
    _ bytes: ArraySlice<UInt8>, to connection: OpaquePointer, _ kind: lws_write_protocol
  ) -> Bool {
    // lws writes the frame's head into the room in front.
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
    // The library has bounded it already.
    let whole = Int(lws_hdr_total_length(connection, token))
    var buffer = [CChar](repeating: 0, count: whole + 1)
    let length = lws_hdr_copy(connection, &buffer, Int32(buffer.count), token)
    return length > 0 ? text(buffer, length) : nil
  }

  private func argument(_ name: String, of connection: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    // The value's place is inside of the buffer, behind the name.
    let value = lws_get_urlarg_by_name(connection, name, &buffer, Int32(buffer.count))
    guard value != nil else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes.dropFirst(name.utf8.count), as: UTF8.self)
  }

  private func text(_ buffer: [CChar], _ length: Int32) -> String {
    String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
