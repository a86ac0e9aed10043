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

.PHONY: build install uninstall

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
