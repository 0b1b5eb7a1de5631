// SwiftPM wants one source file in a C target.
