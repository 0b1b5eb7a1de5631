import Foundation
import SourcePort

// Nothing but this command links the toolchain's SwiftSyntax; `touchstone port` starts it.
exit(PortCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
