# `make run` and `make test` are all a newcomer needs; the rest serves those who change things.

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors
# How `make test`, `make attack` and `make bench-check` build, and where `make lint` does.
FLAGS ?=
# How debug builds are made: each module as a whole, and its interface in the same pass, which takes a third less processor
# time from scratch. After a change it takes more; `make test DEBUG_FLAGS=` compiles single files again.
DEBUG_FLAGS ?= -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo \
  -Xswiftc -disable-batch-mode
LINT_BUILD ?= .build-lint
PREFIX ?= /usr/local
# Debian's releases that `make release` makes packages for, each in a chroot of its own; this machine's needs none.
DEBIANS ?= $(filter-out $(shell . /etc/os-release && echo $$VERSION_CODENAME),bookworm trixie)
BENCHMARKS = $$($(SWIFT) build -c release --show-bin-path)/TouchstoneBenchmarks
STORY = --scene Examples/photo.scene.json Examples/pinch-beats-pan.touches

.PHONY: run guide story check-long build-tests test test-long test-browser mutate-page attack growth turns endings test-device test-display fuzz soak mutate lint lint-sources
.PHONY: lint-interfaces accuracy
.PHONY: facts produced solver test-window pictures strokes-study breakpoints bench bench-check bench-trace docs install package static
.PHONY: release test-static wheel test-python test-spark test-analytics test-package test-client setup clean

# SwiftPM builds the port of iOS sources before anything else, though none of these needs it: a tenth of a first build.
run guide story install attack endings bench bench-check bench-trace: export TOUCHSTONE_WITHOUT_PORT = 1

## Open the playground: gestures in a browser. SERVE takes more options, such as --host 0.0.0.0.
run: setup
	$(SWIFT) build --product touchstone $(DEBUG_FLAGS)
	@exec $$($(SWIFT) build --show-bin-path)/touchstone serve $(SERVE)

## Play the gesture listings of Apple's Event Handling Guide; with the flags of `make run`, what that has built serves.
guide: setup
	$(SWIFT) run $(DEBUG_FLAGS) event-handling-guide

## Tell the story of a bundled recording.
story: setup
	$(SWIFT) build --product touchstone $(DEBUG_FLAGS)
	$$($(SWIFT) build --show-bin-path)/touchstone explain $(STORY)

## Build every test, and all that they need.
build-tests: setup
	$(SWIFT) build --build-tests $(DEBUG_FLAGS) $(FLAGS)

## Build and run every test; random and exhaustive ones try a tenth. What takes an hour of processor time hangs, and is ended.
test: build-tests
	ulimit -t 3600; TOUCHSTONE_CHECKS=1 $(SWIFT) test --skip-build $(DEBUG_FLAGS) $(FLAGS)
	Scripts/facts

## The same, where random and exhaustive tests try all that they have.
test-long:
	TOUCHSTONE_LONG=1 $(MAKE) test

## Test the playground in a real browser.
test-browser: setup
	FLAGS="$(or $(FLAGS),$(DEBUG_FLAGS))" Scripts/test-browser

## Break rules of the playground's page one at a time; a test in a browser must notice each.
mutate-page: setup
	FLAGS="$(or $(FLAGS),$(DEBUG_FLAGS))" Scripts/mutate-page

## Attack a playground of its own with hostile clients, for less than a minute; an honest page must not notice.
attack: setup
	$(SWIFT) build -c release --product touchstone $(FLAGS)
	Scripts/attack $$($(SWIFT) build -c release --show-bin-path)/touchstone

## The longest turn of the main actor, for the largest message of each kind that a page may send; alone and optimized.
turns: setup
	TOUCHSTONE_TESTS=TouchInspectorTests TOUCHSTONE_TURNS=1 $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --filter LongestTurn $(FLAGS)

## How the cost of inputs grows: of every reader, verbs, a page's input and the port. It takes a quarter of an hour.
growth: setup
	$(SWIFT) build -c release --product touchstone $(FLAGS)
	$(SWIFT) build -c release --product touchstone-port $(FLAGS)
	Scripts/growth --port $$($(SWIFT) build -c release --show-bin-path)/touchstone-port \
	  $$($(SWIFT) build -c release --show-bin-path)/touchstone

## Kill the command at any moment, fill its disk, take its memory away, and look at what is kept.
endings: setup
	$(SWIFT) build -c release --product touchstone $(FLAGS)
	Scripts/endings $$($(SWIFT) build -c release --show-bin-path)/touchstone

## Touch panels of a small emulated machine, with Debian's kernel; takes minutes.
test-device: setup
	Scripts/test-device

## The kiosk on the display of a small emulated machine without a display server; takes minutes.
test-display: setup
	for program in DialApp kiosk KioskPictures; do \
	  TOUCHSTONE_WITH_DISPLAY=1 $(SWIFT) build --product $$program $(DEBUG_FLAGS) || exit 1; done
	Scripts/test-display "$$($(SWIFT) build --show-bin-path)"

## Fuzz the readers: FUZZ names one or some of them, SECONDS is what each has of a processor.
fuzz: setup
	Fuzz/run --seconds $(or $(SECONDS),600) $(FUZZ)

## Random scripts and ordeals for an hour with each sanitizer; Scripts/soak says what can be chosen.
soak: setup
	Scripts/soak

## Break rules one at a time and count how many the tests notice.
mutate: setup
	Scripts/mutate

## Formatting, words and links of the documentation, words of comments, no warning of the compiler in debug or
## release, no unchecked conversion of a number, nothing unsafe in the engine elsewhere than in two files, no target
## that refers to one above it, no import that only Linux has, no name in an app's scope that is not said to be there, no public symbol without
## a comment, no break of the interface of docs/interface, no code on a page that differs from its tested source,
## a ground floor that needs no Foundation, and no picture of a page that has changed since.
lint: setup lint-sources
	$(SWIFT) build --build-tests --scratch-path $(LINT_BUILD) $(DEBUG_FLAGS) $(STRICT)
	$(MAKE) lint-interfaces
	$(SWIFT) build -c release --scratch-path $(LINT_BUILD) $(STRICT)
	@Benchmarks/setup instructions
	Scripts/rooms --check --binary $(LINT_BUILD)/release/TouchstoneBenchmarks

# What needs no build.
lint-sources:
	Scripts/lint-docs
	Scripts/lint-words
	Scripts/snippets
	Scripts/looked
	Scripts/lint-imports
	Scripts/lint-unsafe
	Scripts/floors
	Scripts/embedded
	$(SWIFT) format lint --strict --recursive Benchmarks Fuzz Plugins Sources Tests TestSupport Examples Package.swift

# What needs the debug build of all tests in LINT_BUILD.
lint-interfaces:
	Scripts/lint-conversions $(LINT_BUILD)
	Scripts/names
	Scripts/doc-comments --scratch-path $(LINT_BUILD)
	Scripts/api --scratch-path $(LINT_BUILD)

## What .ci/run has no time for; hours with `make mutate` and `make soak`, which are to be asked for by name.
check-long: test-long lint attack growth test-browser accuracy endings fuzz produced solver test-window pictures breakpoints bench-trace test-client test-static test-python test-device test-display

## Compare stories with the labels of the real recordings beside the project, if they are there.
accuracy: setup
	$(SWIFT) build -c release --product touchstone
	Scripts/accuracy
	Scripts/panels

## Which facts of docs/reference have a test or a decision; WRITE=1 writes that into the pages.
facts:
	Scripts/facts $(if $(WRITE),--write)

## Compile and run the tests that the playground writes of all scenes of its gallery.
produced: setup
	Scripts/produced

## Compare the layout solver with kiwisolver, on 10,000 random systems.
solver: setup
	$(SWIFT) build --product LayoutSolverComparison $(DEBUG_FLAGS)
	Scripts/solver

# Windows of X, with a mouse and a keyboard.
test-window: setup
	@Scripts/setup window
	for program in DialApp WindowProbe kiosk; do \
	  TOUCHSTONE_WITH_WINDOW=1 $(SWIFT) build --product $$program $(DEBUG_FLAGS) || exit 1; done
	Scripts/test-window "$$($(SWIFT) build --show-bin-path)"

## Draw each operation of a picture with Chromium, with rsvg, on a canvas and as pixels, and compare the drawings.
pictures: setup
	@Scripts/setup pictures
	$(SWIFT) build --product PictureTable $(DEBUG_FLAGS)
	Scripts/pictures

## How often drawn shapes are known, by number of templates: the figures of docs/strokes.md, anew.
strokes-study: setup
	STROKE_STUDY=1 TOUCHSTONE_TESTS=TouchstoneGesturesTests $(SWIFT) test -c release \
	  --scratch-path .build-strokes -Xswiftc -enable-testing --filter StrokeStudyTests

## Stop at lines of ported sources under a debugger.
breakpoints: setup
	@Scripts/setup breakpoints
	$(SWIFT) build --build-tests $(DEBUG_FLAGS)
	Scripts/breakpoints

## Measure what a touch costs, beside other libraries of Debian and PyPI, and write that into docs/performance.md;
## NAMES="W1 S1" measures these of our own alone.
bench: setup
	$(SWIFT) build -c release --product TouchstoneBenchmarks
	$(SWIFT) build -c release --product DrawingBenchmark
	@$(if $(NAMES),,Benchmarks/setup)
	$(if $(NAMES),$(BENCHMARKS) $(NAMES),Benchmarks/compare --binary $(BENCHMARKS) --peers .build/peers)

## Compare the instructions and allocations of small runs with Benchmarks/baseline.json.
bench-check: setup
	@Benchmarks/setup instructions
	$(SWIFT) build -c release --product TouchstoneBenchmarks $(FLAGS)
	Benchmarks/check --binary $(BENCHMARKS)

## What the trace costs: at most 15 % with its ring buffer on.
bench-trace: setup
	@Benchmarks/setup instructions
	$(SWIFT) build -c release --product TouchstoneBenchmarks
	Benchmarks/trace --binary $(BENCHMARKS)

## The documentation as a site, in .build-docs/site.
docs: setup
	$(SWIFT) build $(DEBUG_FLAGS)
	Scripts/docs

## Install the command with its manuals below PREFIX (/usr/local); DESTDIR goes in front.
install: setup
	@Scripts/setup install
	$(SWIFT) build -c release --static-swift-stdlib --scratch-path .build-package --product touchstone
	Scripts/install .build-package/release/touchstone "$(DESTDIR)$(PREFIX)" "$(PREFIX)"

## A .deb and a .tar.gz of the command, in .build-package.
package: setup
	@Scripts/setup package
	Scripts/package

## What is released, in .build-release: a .deb for each of DEBIANS and for this one, the archive, the static binary, the
## wheel, what they are made of (SPDX), and checksums. Needs root where DEBIANS names any; DEBIANS= makes no others.
release: wheel
	@Scripts/setup package
	@Scripts/setup window
	@Scripts/setup $(if $(DEBIANS),test-package)
	rm -f .build-package/*.deb .build-package/*.tar.gz
	Scripts/package
	$(if $(DEBIANS),Scripts/package $(DEBIANS))
	rm -rf .build-release
	mkdir .build-release
	cp .build-package/*.deb .build-package/*.tar.gz .build-static/touchstone .build-python/wheel/*.whl .build-release
	Scripts/sbom .build-release/touchstone.spdx.json
	cd .build-release && sha256sum * >../.build-package/SHA256SUMS && mv ../.build-package/SHA256SUMS . && cat SHA256SUMS

## The command as one file that needs no library, in .build-static/touchstone; without the playground.
static: setup
	@Scripts/setup static
	Scripts/static

## Build that twice in two folders: the same commit must be the same file.
test-static: setup
	@Scripts/setup static
	Scripts/test-static

## The Python package as a wheel, in .build-python/wheel; nothing is uploaded.
wheel: static
	@Scripts/setup python
	Scripts/wheel

## Test the wheel in a fresh environment; PYTHONS names the Pythons. With Spark, which takes minutes: test-spark.
test-python: wheel
	Scripts/test-python quick

test-spark: wheel
	@Scripts/setup spark
	Scripts/test-python spark

## Make the recordings of Examples/analytics and run its notebook over them; in Spark, too.
test-analytics: wheel
	@Scripts/setup spark
	$(SWIFT) build -c release --product analytics-recordings
	ANALYTICS_RECORDINGS=$$($(SWIFT) build -c release --show-bin-path)/analytics-recordings \
	  Scripts/test-python analytics

## Install and use these packages in a bare Debian of each release that they are for; needs root.
test-package: setup
	@Scripts/setup test-package
	Scripts/test-package $(shell . /etc/os-release && echo $$VERSION_CODENAME) $(DEBIANS)

## Make the package of docs/testing-gestures.md, and test it: what clients build, and that they build no more.
test-client: setup
	Scripts/test-client --keep .build-client

## What building needs; NO_INSTALL=1 only names what is missing.
setup:
	@Scripts/setup $(if $(NO_INSTALL),--no-install)

clean:
	rm -rf .build .build-device .build-fuzz .build-lint .build-soak .build-mutate .build-docs .build-package .build-static .build-strokes .build-python .build-client .build-release .build-times
