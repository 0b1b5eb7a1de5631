import Foundation

extension Page {
  /// What was recorded while the work was done.
  func record(_ work: () -> Void) -> String {
    say("record", ["on": true])
    work()
    say("record", ["on": false])
    say("recording", ["ask": 3])
    return last("recording")["text"] as? String ?? ""
  }

  /// Plays what is loaded to its end, by the page's clock.
  func playOut() {
    for _ in 0..<600 where last("replay")["isPlaying"] as? Bool == true { wait(50) }
  }

  /// What happened, with times.
  var story: [String] {
    world.trace.filter { $0["kind"] as? String != "detail" }.map { entry in
      let text = entry["text"] as! String
      return String(format: "%.3f", entry["at"] as! Double) + " "
        + text.replacing(#/touch \d+/#, with: "touch").replacing(#/ +/#, with: " ")
    }
  }
}
