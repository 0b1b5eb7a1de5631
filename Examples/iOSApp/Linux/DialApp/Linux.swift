// The sources are those of DialApp, where Xcode keeps them; they are ported when this is built.
