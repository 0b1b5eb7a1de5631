import CLibWebsockets

/// Files of the page over HTTP.
extension NetworkLoop {
  private static let headers = [
    (
      "content-security-policy:",
      "default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("x-content-type-options:", "nosniff"),
    ("referrer-policy:", "no-referrer"),
    ("cross-origin-opener-policy:", "same-origin"),
    ("cross-origin-resource-policy:", "same-origin"),
  ]
  /// The next build may contain other files, so the browser revalidates its copy.
  private static let asked = ("cache-control:", "private, no-cache")
  private static let unkept = ("cache-control:", "no-store")

  func answerRequest(_ connection: OpaquePointer) -> Int32 {
    if hasBody(connection) { lastRequests.insert(connection) }
    // The path is empty for methods other than GET.
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
    var headers = [Self.asked, ("etag:", file.tag), ("vary:", "accept-encoding")]
    if let cookie { headers.append(("set-cookie:", cookie)) }
    if file.isKnown(by: header(WSI_TOKEN_HTTP_IF_NONE_MATCH, of: connection)) {
      return answer(connection, status: 304, type: file.type, headers: headers, [])
    }
    guard let packed = file.packed,
      PageFile.isPackedReadable(by: header(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: connection))
    else { return answer(connection, status: 200, type: file.type, headers: headers, file.bytes) }
    headers.append(("content-encoding:", "gzip"))
    return answer(connection, status: 200, type: file.type, headers: headers, packed)
  }

  /// Whether a body follows the request's header; it must not be parsed as the next request.
  private func hasBody(_ connection: OpaquePointer) -> Bool {
    if header(WSI_TOKEN_HTTP_TRANSFER_ENCODING, of: connection) != nil { return true }
    let length = header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: connection)
    return length.map { $0.contains { $0 != "0" } } ?? false
  }

  /// Ends a complete response. A result other than 0 closes the connection.
  private func finish(_ connection: OpaquePointer) -> Int32 {
    if lastRequests.contains(connection) { return -1 }
    return lws_http_transaction_completed(connection) == 0 ? 0 : -1
  }

  private func answer(
    _ connection: OpaquePointer, status: UInt32, type: String,
    headers: [(String, String)] = [unkept], _ body: [UInt8]
  ) -> Int32 {
    guard writeHead(connection, status, type, Self.headers + headers, length: body.count) else {
      return -1
    }
    // A response "not modified" has no body and no length header.
    if body.isEmpty { return finish(connection) }
    requests[connection] = body[...]
    lws_callback_on_writable(connection)
    return 0
  }

  private func writeHead(
    _ connection: OpaquePointer, _ status: UInt32, _ type: String, _ headers: [(String, String)],
    length: Int
  ) -> Bool {
    // The library also writes in front of the buffer that it gets.
    let front = Int(touchstone_lws_pre)
    var bytes = [UInt8](repeating: 0, count: front + 2048)
    return bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      let head = start + front
      let end = start + bytes.count
      var next = Optional(head)
      return lws_add_http_common_headers(connection, status, type, UInt64(length), &next, end) == 0
        && headers.allSatisfy { name, value in
          lws_add_http_header_by_name(
            connection, name, value, Int32(value.utf8.count), &next, end) == 0
        }
        && lws_finalize_write_http_header(connection, head, &next, end) == 0
    }
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
    return finish(connection)
  }
}
