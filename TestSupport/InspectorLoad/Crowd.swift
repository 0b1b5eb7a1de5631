import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Many pages with ten moving fingers each, so many times a second, in one thread.
final class Crowd {
  private let interval: Double
  /// Frames until all fingers lift and land again.
  private static let gesture = 240
  private static let fingers = 10

  private struct Client {
    var socket: Int32
    var next: Double
    var number = 0
    /// What the socket did not take.
    var rest: ArraySlice<UInt8> = []
  }

  private var clients: [Client] = []
  private var sentFrames = 0
  private var sentContacts = 0
  private var receivedBytes = 0
  private var late = 0

  init(port: Int, clients count: Int, rate: Double) {
    interval = 1 / rate
    for number in 0..<count {
      guard let socket = Self.open(port) else {
        print("client \(number) cannot connect")
        exit(1)
      }
      clients.append(Client(socket: socket, next: Double(number) * interval / Double(count)))
    }
  }

  func press(for seconds: Double) {
    let start = DispatchTime.now().uptimeNanoseconds
    func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
    while now() < seconds {
      let time = now()
      for index in clients.indices where clients[index].next <= time {
        if time - clients[index].next > interval { late += 1 }
        send(index, at: time)
        clients[index].next += interval
      }
      read()
    }
    lift(at: now())
    // What is on its way still arrives.
    let end = now() + 1
    while now() < end { read() }
    for client in clients { close(client.socket) }
    report(after: now() - 1)
  }

  private func report(after seconds: Double) {
    let rate = Double(sentFrames) / seconds
    print(
      String(
        format: "sent        %d frames, %d contacts from %d pages in %.0f s (%.0f a second)",
        sentFrames, sentContacts, clients.count, seconds, rate))
    if late > 0 { print("            \(late) later than they should have been") }
    print("received    \(receivedBytes / 1024) kB of updates")
  }

  // MARK: - Sending

  private func send(_ index: Int, at time: Double) {
    let number = clients[index].number
    clients[index].number += 1
    let place = number % Self.gesture
    let phase = place == 0 ? "began" : place == Self.gesture - 1 ? "ended" : "moved"
    write(index, Self.message(number, phase, place, at: time))
  }

  private func lift(at time: Double) {
    for index in clients.indices where clients[index].number % Self.gesture != 0 {
      let number = clients[index].number
      write(index, Self.message(number, "ended", number % Self.gesture, at: time))
    }
  }

  private func write(_ index: Int, _ text: String) {
    sentFrames += 1
    sentContacts += Self.fingers
    clients[index].rest += Self.frame(Array(text.utf8))
    flush(index)
  }

  private func flush(_ index: Int) {
    while !clients[index].rest.isEmpty {
      let count = clients[index].rest.withUnsafeBytes {
        Glibc.send(clients[index].socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      clients[index].rest = clients[index].rest.dropFirst(count)
    }
  }

  private static func message(_ number: Int, _ phase: String, _ place: Int, at time: Double)
    -> String
  {
    let stamp = "\(Int(time * 1000)).\(Int(time * 10_000) % 10)"
    var text = #"{"type":"input","frames":[{"stamp":"# + stamp + #","contacts":["#
    for finger in 0..<fingers {
      let angle = Double(finger) * 0.628 + Double(place) * 0.01
      let reach = 60 + Double(place) * 0.5
      let x = Int((200 + reach * cos(angle)) * 10)
      let y = Int((270 + reach * sin(angle)) * 10)
      if finger > 0 { text += "," }
      text += #"{"id":\#(finger + 1),"phase":"\#(phase)","samples":["#
      text += "[\(stamp),\(x / 10).\(abs(x % 10)),\(y / 10).\(abs(y % 10)),8.5,0.25]]}"
    }
    return text + "]}],\"sequence\":\(number + 1)}"
  }

  // MARK: - Reading

  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private func read() {
    var polled = clients.map {
      pollfd(fd: $0.socket, events: Int16($0.rest.isEmpty ? POLLIN : POLLIN | POLLOUT), revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), 1) > 0 else { return }
    for (index, each) in polled.enumerated() {
      if Int32(each.revents) & POLLOUT != 0 { flush(index) }
      if Int32(each.revents) & POLLIN != 0 {
        let count = recv(each.fd, &buffer, buffer.count, 0)
        if count == 0 {
          print("the server closed client \(index)")
          exit(1)
        }
        receivedBytes += max(0, count)
      }
    }
  }

  // MARK: - Sockets

  private static func open(_ port: Int) -> Int32? {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
    let head =
      "GET /socket HTTP/1.1\r\nHost: localhost:\(port)\r\nOrigin: http://localhost:\(port)\r\n"
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: touchstone.1\r\n\r\n"
    let hello = #"{"type":"hello","version":1,"size":[400,600],"scale":2}"#
    for bytes in [Array(head.utf8), frame(Array(hello.utf8))] {
      guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
        return nil
      }
      // The answer to the head must be there before a frame may be sent.
      var answer = [UInt8](repeating: 0, count: 4096)
      guard recv(socket, &answer, answer.count, 0) > 0 else { return nil }
    }
    var yes: Int32 = 1
    setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    return socket
  }

  /// A text frame, masked with zeros, which are as good a mask as any.
  private static func frame(_ payload: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      payload.count < 126
      ? [0x80 | UInt8(payload.count)]
      : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    return [0x81] + length + [0, 0, 0, 0] + payload
  }
}
