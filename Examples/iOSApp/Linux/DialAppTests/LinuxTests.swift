// The sources are those of DialAppTests, where Xcode keeps them; they are ported when this is built.
