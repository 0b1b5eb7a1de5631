import Foundation
import Touchstone

/// One moment of the page's input, in its own words.
struct PageFrame: Decodable {
  var stamp: Double
  var contacts: [PageContact]?
  var hover: Hover?
  var scroll: Scroll?
  var transform: Transform?
  var presses: [Press]?
  var buttons: Int?
  var modifiers: Int?

  struct PageContact: Decodable {
    var id: Int
    var phase: String
    var kind: String?
    /// Readings, oldest first: stamp, x, y, radius, force, altitude, azimuth, roll.
    var samples: [[Double]]
  }

  struct Hover: Decodable {
    var phase: String
    var kind: String?
    var x: Double
    var y: Double
    var altitude: Double?
    var azimuth: Double?
  }

  struct Scroll: Decodable {
    var phase: String
    var x: Double
    var y: Double
    var dx: Double
    var dy: Double
    var discrete: Bool?
  }

  struct Transform: Decodable {
    var phase: String
    var x: Double
    var y: Double
    var scale: Double
    var rotation: Double
  }

  struct Press: Decodable {
    var id: Int
    var phase: String
    var type: Int
    var characters: String?
    var usage: Int?
    var modifiers: Int?
  }
}
