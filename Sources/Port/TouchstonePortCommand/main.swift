import Foundation
import SourcePort

// A separate command, because only it links the toolchain's SwiftSyntax; `touchstone port` starts
// it.
exit(PortCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
