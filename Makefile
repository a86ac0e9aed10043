# Builds, installs and removes Daybook: make && sudo make install

PREFIX = /usr/local
DESTDIR =
BUILD = .build/release
ZSH = share/zsh/site-functions

TO = $(DESTDIR)$(PREFIX)
WORDS = $(BUILD)/daybook_RelatedWordsData.resources
INSTALLED = \
	bin/daybook \
	share/daybook/related-words-en.bin share/daybook/related-words-de.bin share/daybook/NOTICE share/daybook/NOTICE-de \
	share/man/man1/daybook.1 \
	share/bash-completion/completions/daybook $(ZSH)/_daybook share/fish/vendor_completions.d/daybook.fish \
	share/doc/daybook/LICENSE share/doc/daybook/NOTICE-names

# The fuzzer: make fuzz, or make fuzz TARGETS="markdown question" SECONDS=3600
SECONDS = 60
FUZZ = .build/fuzz
FUZZ_CONFIGURATION = release
FUZZ_OBJECTS = $(FUZZ)/$(FUZZ_CONFIGURATION)
TARGETS = markdown org text captions subtitles contacts calendar sheets question times requests templates terminal records \
	habitQuestion tags rename tasks pages

# All tests under sanitizers: make sanitize, or make sanitize SANITIZERS=thread FILTER=CrowdTests
SANITIZERS = address thread
FILTER = .

.PHONY: build install uninstall fuzz fuzzer sanitize

build:
	swift build -c release --static-swift-stdlib --product daybook

install:
	@test -x $(BUILD)/daybook || { echo "there is no $(BUILD)/daybook: run make first" >&2; exit 1; }
	install -d $(addprefix $(TO)/,$(sort $(dir $(INSTALLED))))
	install -s -m 755 $(BUILD)/daybook $(TO)/bin/daybook
	install -m 644 $(WORDS)/related-words-en.bin $(WORDS)/related-words-de.bin $(WORDS)/NOTICE $(WORDS)/NOTICE-de $(TO)/share/daybook
	install -m 644 docs/daybook.1 $(TO)/share/man/man1/daybook.1
	install -m 644 docs/completions/daybook.bash $(TO)/share/bash-completion/completions/daybook
	install -m 644 docs/completions/_daybook $(TO)/$(ZSH)/_daybook
	install -m 644 docs/completions/daybook.fish $(TO)/share/fish/vendor_completions.d/daybook.fish
	install -m 644 LICENSE $(TO)/share/doc/daybook/LICENSE
	install -m 644 Sources/Shared/Language/Names/NOTICE $(TO)/share/doc/daybook/NOTICE-names

uninstall:
	rm -f $(addprefix $(TO)/,$(INSTALLED))
	rmdir $(TO)/share/daybook $(TO)/share/doc/daybook 2>/dev/null || true

# The tests depend on the program, which cannot be linked here: the fuzzer has a main of its own, which calls what only the last line has.
fuzzer:
	swift build -c $(FUZZ_CONFIGURATION) --scratch-path $(FUZZ) --target FuzzTests -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xlinker --unresolved-symbols=ignore-all
	swiftc -sanitize=fuzzer -o $(FUZZ)/fuzzer $$(find $(FUZZ_OBJECTS)/*.build -name '*.o') \
		-lsqlite3 -ledit

# Inputs that reach something new are kept in .build/fuzz/corpus, those that break a target in .build/fuzz/found.
fuzz: fuzzer
	mkdir -p $(FUZZ)/found
	for target in $(TARGETS); do \
		mkdir -p $(FUZZ)/corpus/$$target; \
		SWIFT_BACKTRACE=enable=no DAYBOOK_FUZZ_TARGET=$$target $(FUZZ)/fuzzer $(FUZZ)/corpus/$$target $$(test -d Tests/FuzzTests/Found/$$target && echo Tests/FuzzTests/Found/$$target) \
			-max_total_time=$(SECONDS) -timeout=10 -max_len=4096 -rss_limit_mb=2048 \
			-artifact_prefix=$(FUZZ)/found/$$target- -print_final_stats=1 || exit 1; \
	done

# Tests and the program that they start report into .build/SANITIZER/reports, whatever becomes of their output. Leaks are not looked for: that is
# impossible under strace, and the program leaves it to its end to give memory back. TSAN_OPTIONS and ASAN_OPTIONS of the caller count too.
sanitize:
	for kind in $(SANITIZERS); do \
		reports=$$PWD/.build/$$kind/reports; \
		swift build --build-tests --sanitize=$$kind --scratch-path .build/$$kind || exit 1; \
		rm -rf $$reports && mkdir -p $$reports && chmod 777 $$reports || exit 1; \
		options=log_path=$$reports/report:exitcode=86; \
		DAYBOOK_SANITIZER=$$kind ASAN_OPTIONS=$$options:detect_leaks=0:$$ASAN_OPTIONS TSAN_OPTIONS=$$options:$$TSAN_OPTIONS \
			SWIFT_BACKTRACE=enable=no .build/$$kind/debug/daybookPackageTests.xctest --testing-library swift-testing --filter '$(FILTER)' || failed=1; \
		cat $$reports/* 2>/dev/null && failed=1; \
	done; test -z "$$failed"
