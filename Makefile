# Every target installs what is missing first, asks nothing, and works as root and as a user.
.DEFAULT_GOAL := help
.PHONY: help run start dev generate check test e2e screens storybook visual kit client mock docs seed demo-pictures admin reconcile check-search clean bench bench-lighthouse bench-abuse bench-community bench-consistency bench-import bench-plans torture install web mutate mutate-money mutate-torture release-contract
MAKEFLAGS += --no-print-directory

# Deno itself, not npm's wrapper: signals have to reach it.
DENO := node_modules/deno/deno
TOOL := $(DENO) run -A --no-prompt tools
export NODE_NO_WARNINGS := 1
export DENO_NO_UPDATE_CHECK := 1
export REDOCLY_TELEMETRY := off
export STORYBOOK_DISABLE_TELEMETRY := 1

help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 26

run: install web ## the whole product at http://localhost:8000 (PORT, DATA_DIR)
	@exec $(DENO) run -A --no-prompt backend/main.ts

start: ## a server with the rights that its settings need, of what is installed and built (docs/operations.md, Processes)
	@exec backend/start

dev: install ## the same, made anew when a source changes
	@exec $(TOOL)/dev.ts

generate: install ## server and client code from the contract
	@$(TOOL)/generate.ts

check: install ## types, format, lint, imports, contract, generated code
	@$(TOOL)/check.ts

test: install ## check, then every test; the last line is "N passed, N failed" (FILES=backend/features/pets runs some; CHANGED=1 those that what differs from main can affect, CHANGED=<commit> from a commit; WATCH=1 reruns them)
	@$(TOOL)/test.ts $(FILES) $(if $(CHANGED),--changed=$(if $(filter 1,$(CHANGED)),main,$(CHANGED))) $(if $(WATCH),--watch)

e2e: install ## the journeys in a real browser only
	@$(TOOL)/test.ts e2e

screens: install web ## photograph every screen at two widths, light and dark, into .data/screens
	@$(TOOL)/screens.ts

storybook: install ## the ui-kit's components and design, at http://localhost:6006
	@npm run --silent storybook -w ui-kit

visual: install ## photograph every story at two widths, light and dark, and compare with ui-kit/visual (make visual UPDATE=1 keeps what is new)
	@$(TOOL)/visual.ts $(if $(UPDATE),--update) $(if $(ONLY),--only=$(ONLY))

kit: install ## build the kit as a package into ui-kit/dist, and use it as somebody else would
	@$(TOOL)/kit.ts

client: install ## build the typed client as a package into web/client/dist, and use it as somebody else would
	@$(TOOL)/client.ts

mock: install ## a server that answers the contract's examples, at http://localhost:4010
	@exec $(TOOL)/mock.ts

docs: install ## the contract's page, at http://localhost:8010
	@exec $(TOOL)/docs.ts

seed: install ## fill an empty database with the example data
	@$(TOOL)/seed.ts

demo-pictures: install ## draw the photos of the example data that are missing, into backend/demo/pictures/masters
	@$(DENO) run -A --no-prompt backend/demo/pictures/make.ts

admin: install ## give an account the rights of staff: make admin EMAIL=you@example.com RANK=moderator (support, finance; admin unless told)
	@$(TOOL)/make_admin.ts "$$EMAIL" "$$RANK"

reconcile: install ## compare the books with the payment provider's record (SINCE=2026-01-31)
	@$(TOOL)/reconcile.ts

check-search: install ## have every running process compare its search index, and the stored pages, with the tables
	@$(TOOL)/check_search.ts

bench: install web ## measure catalogs of 20,000 to a million pets; results in docs/benchmarks (make bench PETS=20000 SECONDS=1)
	@exec $(DENO) run -A --no-prompt bench/main.ts "$(PETS)" "$(SECONDS)"

bench-lighthouse: install web ## Lighthouse of five pages as on a phone, median of five; the machine has to be quiet
	@exec $(DENO) run -A --no-prompt bench/lighthouse.ts

bench-abuse: install web ## what others notice while the server is attacked
	@exec $(DENO) run -A --no-prompt bench/abuse/main.ts

torture: install ## sell and refund on servers that are killed and cut off, then check every cent: make torture SECONDS=600 SEED=7 (MODEL=1 plays the money model)
	@$(if $(MODEL),MODEL_SECONDS=$(or $(SECONDS),600) MODEL_SEED=$(SEED) exec $(TOOL)/test.ts backend/features/payments/money_model_test.ts,exec $(DENO) run -A --no-prompt bench/torture/main.ts $(or $(SECONDS),600) $(SEED))

bench-community: install web ## measure the lists of posts, messages and notifications at 50,000, 20,000 and 100,000 rows
	@exec $(DENO) run -A --no-prompt bench/community.ts

bench-consistency: install ## change pets on two servers at random and compare what both answer with SQL: make bench-consistency SECONDS=3600 PETS=70000
	@exec $(DENO) run -A --no-prompt bench/consistency.ts $(or $(SECONDS),600) "$(SEED)" $(PETS)

bench-plans: install ## how Postgres answers each call: its statements, indexes and rows, of a million pets or PETS=20000
	@exec $(DENO) run -A --no-prompt bench/plans.ts "$(PETS)"

bench-import: install ## measure the import of 5,000 animals
	@exec $(DENO) run -A --no-prompt bench/import.ts

mutate: install ## plant known bugs and see which no test notices (an hour; only=refund for some)
	@exec $(TOOL)/mutate.ts $(only)

mutate-money: install ## plant the ways to lose money; each has to be found, most by one test in 5 seconds, all in a minute (20 minutes)
	@exec $(TOOL)/mutate.ts --money

mutate-torture: install ## plant them once more; the random run's checker has to find each (half an hour; only=refund for some)
	@exec $(TOOL)/mutate_torture.ts "$(only)"

release-contract: install ## release the contract under its info.version, and say what changed
	@$(TOOL)/contract_diff.ts --release

clean: install ## remove the data folder, its databases and everything built
	@$(TOOL)/clean.ts

install:
	@node tools/install.mjs

web: install
	@$(TOOL)/build_web.ts
