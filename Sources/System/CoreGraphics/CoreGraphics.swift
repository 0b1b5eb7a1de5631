// Elsewhere a system's module; here its names are part of Touchstone.
@_exported import Foundation
@_exported import Touchstone
