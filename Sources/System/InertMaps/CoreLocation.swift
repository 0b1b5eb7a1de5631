// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TouchstoneCore

// What ported sources have for `CoreLocation`: places can be computed with, and there is no position. A manager
// answers as on a device whose user has refused, and the first question prints so on standard error.

/// Calls a closure in the next turn of the scene's clock, as answers of the system come; prints once that there is no
/// position.
@MainActor private func answerLater(to asker: NSObject, _ answer: @escaping @MainActor () -> Void) {
  OneTimeNotice.print("there is no position; a test hands locations to the manager's delegate")
  TouchSystem.whenInCharge(of: asker) { $0.schedule(after: 0, answer) }
}

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether the degrees are ones of the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place and when it was measured.
open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  /// Always unknown.
  open var speed: CLLocationSpeed { -1 }
  /// Always unknown.
  open var course: CLLocationDirection { -1 }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The distance on a sphere of the earth's mean radius, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, two) = (coordinate, location.coordinate)
    let degree = Double.pi / 180
    let north = sin((two.latitude - one.latitude) * degree / 2)
    let east = sin((two.longitude - one.longitude) * degree / 2)
    let chord =
      north * north + cos(one.latitude * degree) * cos(two.latitude * degree) * east * east
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
  nonisolated deinit {}
}

/// Whether an app may know the position.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// What a manager's failure is.
public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Where a device points to.
open class CLHeading: NSObject {
  public override init() {}
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
  nonisolated deinit {}
}

/// A part of the earth.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
  nonisolated deinit {}
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
  nonisolated deinit {}
}

/// The names of a place.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  public override init() {}
  nonisolated deinit {}
}

/// Looks up names and places; each search fails.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  private var search = 0
  /// Whether a search has not failed yet.
  open private(set) var isGeocoding = false
  public override init() {}

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// The search that goes on is cancelled, and its handler receives that as an error.
  open func cancelGeocode() { isGeocoding = false }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    search += 1
    isGeocoding = true
    answerLater(to: self) { [self, search] in
      let isCancelled = !isGeocoding || search != self.search
      if search == self.search { isGeocoding = false }
      handler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }
  nonisolated deinit {}
}

/// Receives positions; none come by themselves.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Calls the former method; Core Location calls one of the two.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
}

/// Asks for positions; an app may not know any here.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  /// Always `nil`.
  open var location: CLLocation? { nil }
  /// Always denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  public override init() {}

  /// Always `false`.
  open class func locationServicesEnabled() -> Bool { false }
  /// Always denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Always `false`.
  open class func headingAvailable() -> Bool { false }
  /// Always `false`.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// The delegate receives that it is denied.
  open func requestWhenInUseAuthorization() { reportDenial() }
  /// The delegate receives that it is denied.
  open func requestAlwaysAuthorization() { reportDenial() }
  /// The delegate receives ``CLError``.denied, as for all starts.
  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() { fail() }
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) { fail() }
  open func stopMonitoring(for region: CLRegion) {}
  open func startMonitoringSignificantLocationChanges() { fail() }
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail() {
    answerLater(to: self) { [self] in
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }

  private func reportDenial() {
    answerLater(to: self) { [self] in
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }
  nonisolated deinit {}
}
