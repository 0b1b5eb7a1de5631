@_exported import Foundation
@_exported import Touchstone
@_exported import TouchstoneLists
@_exported import TouchstoneText
