import CLibWebsockets
import Dispatch

/// Messages on sockets.
extension NetworkLoop {
  func judgeSocket(_ connection: OpaquePointer) -> Int32 {
    guard header(WSI_TOKEN_GET_URI, of: connection) == "/socket",
      header(WSI_TOKEN_PROTOCOL, of: connection) == Self.subprotocol,
      header(WSI_TOKEN_VERSION, of: connection) == "13",
      gate.admitSocket(head(of: connection)) == nil,
      sockets.count < places.clients
    else { return -1 }
    noteKnown(connection)
    return 0
  }

  func receive(_ data: UnsafeRawBufferPointer, _ connection: OpaquePointer) -> Int32 {
    guard let socket = sockets[connection], socket.closing == nil else { return -1 }
    socket.received += data.count
    guard let relay = socket.relay, socket.received <= relay.frames.payload else {
      // The frame arrived together with the upgrade request, so it bypassed the relay.
      return refuse(connection, .protocolError("A socket is spoken on when it is open."))
    }
    guard lws_frame_is_binary(connection) == 0 else {
      return refuse(
        connection, Refusal("Messages are text.", LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE))
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let size = socket.incoming.count + data.count
    if size > settings.limits.messageSize {
      guard size <= settings.limits.recordingSize, isLargeKind(socket.incoming, data) else {
        return refuse(
          connection, Refusal("That message is too large.", LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE))
      }
      guard maySendRecording(socket.client, at: now) else {
        return refuse(
          connection, Refusal("Another page is sending a recording. Try again in a minute."))
      }
    }
    socket.incoming.append(contentsOf: data)
    guard lws_is_final_fragment(connection) != 0,
      lws_remaining_packet_payload(connection) == 0
    else { return 0 }
    guard socket.rate.allows(at: now) else {
      return refuse(connection, .tooMuch)
    }
    if recordingSender?.client == socket.client { recordingSender = nil }
    // A client that speaks is there, and need not be asked.
    lws_validity_confirmed(connection)
    let isFine = deliver(socket.incoming, from: socket.client, at: now)
    socket.incoming.removeAll(keepingCapacity: socket.incoming.count < 64 << 10)
    return isFine ? 0 : refuse(connection, .tooMuch)
  }

  /// Whether a client may send a recording: one does at a time, or a few clients could fill the memory. A client
  /// that takes too long is closed when another wants to send.
  private func maySendRecording(_ client: ClientID, at now: UInt64) -> Bool {
    if let sender = recordingSender {
      if sender.client == client { return true }
      let seconds = Double(now - sender.since) / 1e9
      guard seconds > settings.limits.recordingSeconds else { return false }
      disconnect(sender.client, because: "Sending that recording took too long.")
    }
    recordingSender = (client, now)
    return true
  }

  /// Whether a message, of which there may be some already, is of the kind that may be large.
  private func isLargeKind(_ earlier: [UInt8], _ data: UnsafeRawBufferPointer) -> Bool {
    guard let opening = settings.largeMessage?.utf8 else { return false }
    return (earlier.prefix(opening.count) + data.prefix(opening.count)).starts(with: opening)
  }

  func writeMessage(_ connection: OpaquePointer) -> Int32 {
    guard let socket = sockets[connection] else { return -1 }
    if let refusal = socket.closing { return refuse(connection, refusal) }
    guard !socket.outgoing.isEmpty else { return 0 }
    let message = socket.outgoing.removeFirst()
    socket.backlog -= message.count
    guard write(message[...], to: connection, LWS_WRITE_TEXT) else { return -1 }
    if socket.outgoing.isEmpty {
      noteDrained(socket.client)
    } else {
      lws_callback_on_writable(connection)
    }
    return 0
  }

  /// Closes a socket with a reason that the page can show.
  private func refuse(_ connection: OpaquePointer, _ refusal: Refusal) -> Int32 {
    var words = Array(refusal.words.utf8.prefix(120))
    lws_close_reason(connection, refusal.status, &words, words.count)
    sockets[connection]?.relay?.isRefused = true
    return -1
  }
}
