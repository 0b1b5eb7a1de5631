import Foundation
import Touchstone

/// One moment of a page's input, with the page's units and names.
nonisolated struct PageFrame: Decodable, Equatable {
  var stamp: Double
  var contacts: [PageContact]?
  var hover: Hover?
  var scroll: Scroll?
  var transform: Transform?
  var presses: [Press]?
  var buttons: Int?
  var modifiers: Int?

  struct PageContact: Decodable, Equatable {
    enum Phase: String, Decodable { case began, moved, ended, cancelled }

    var id: Int
    var phase: Phase
    var kind: Kind?
    /// Readings, oldest first: stamp, x, y, radius, force, altitude, azimuth, roll.
    var samples: [[Double]]
  }

  enum Kind: String, Decodable { case direct, indirect, pencil, indirectPointer }

  /// The phase of everything except contacts.
  enum Phase: String, Decodable { case began, changed, ended, cancelled }

  struct Hover: Decodable, Equatable {
    var phase: Phase
    var kind: Kind?
    var x: Double
    var y: Double
    var altitude: Double?
    var azimuth: Double?
  }

  struct Scroll: Decodable, Equatable {
    var phase: Phase
    var x: Double
    var y: Double
    var dx: Double
    var dy: Double
    var discrete: Bool?
  }

  struct Transform: Decodable, Equatable {
    var phase: Phase
    var x: Double
    var y: Double
    var scale: Double
    var rotation: Double
  }

  struct Press: Decodable, Equatable {
    var id: Int
    var phase: Phase
    var type: Int
    var characters: String?
    var usage: Int?
    var modifiers: Int?
  }
}
