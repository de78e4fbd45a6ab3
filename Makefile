# Souk. `make` installs missing packages and starts the shop with its mock. `make help` lists all targets.
.DEFAULT_GOAL := start
.PHONY: start preview build mock prism forget test check lint typecheck format test-unit test-e2e test-watch test-node \
	generate new-operation messages pictures pictures-docs contract-check contract-diff contract-lint contract-docs bench-mock \
	bench-server bench-pages bench-interactions deploy-demo test-deploy build-static bench-sizing test-first-run release help

start: ## Start the development server (PORT 5173), the mock (MOCK_PORT 4010) and plain Prism (PRISM_PORT 4011); BACKEND=https://… uses a real backend
	@npm start --silent
preview: ## Start the production build (PORT 4173) with the mock as /api (MOCK_PORT 4010)
	@npm run --silent preview
build-static: ## Write the guest pages for a static host: BACKEND_URL=https://… PUBLIC_ORIGIN=https://…; needs a build (see docs/static-hosting.md)
	@npm run --silent build:static -- $(OPTIONS)
build: ## Build for production into dist/
	@npm run --silent build
mock: ## Start only the mock (MOCK_PORT 4010)
	@npm run --silent mock
prism: ## Start plain Prism with the contract (PRISM_PORT 4011)
	@npm run --silent prism
forget: ## Reset the mock's default world at its next start
	@npm run --silent forget
test: ## Install all dependencies including a browser, then run all checks and tests
	@npm test --silent
check: ## Run all static checks: contract, types, lint, format, imports, sizes, unused code, messages
	@npm run --silent check
lint: ## Check types, lint rules, import directions and the sizes of folders and files
	@npm run --silent lint
typecheck: ## Check the types of all code
	@npm run --silent typecheck
format: ## Format all files
	@npm run --silent format
test-unit: ## Run unit and screen tests; one file: make test-unit FILE=cart-screen
	@npm run --silent test:unit -- $(FILE)
test-e2e: ## Run browser tests on a fresh build; one file: make test-e2e FILE=e2e/cart.spec.ts
	@npm run --silent test:e2e -- $(FILE)
test-watch: ## Run unit and screen tests after each change; one file: FILE=cart-screen
	@npm run --silent test:watch -- $(FILE)
test-node: ## Test with another Node version: make test-node NODE=26
	@npm run --silent test:node -- $(NODE)
generate: ## Generate types, client, hooks and handler types from openapi/
	@npm run --silent generate
new-operation: ## Add an operation with its handler: make new-operation OPERATION="redeemGiftCard POST /api/gift-cards/redeem gift-cards"
	@npm run --silent new:operation -- $(OPERATION)
messages: ## Extract the shop's texts into src/locales
	@npm run --silent messages
pictures: ## Update the reference screenshots
	@npm run --silent pictures
pictures-docs: ## Take the pictures of the documentation from a running make preview
	@npm run --silent pictures:docs
contract-check: ## Check a live backend against the contract: make contract-check URL=https://… (see docs/backend-team.md)
	@node scripts/install.mjs && node contract/souk-contract.mjs check $(URL) $(OPTIONS)
contract-diff: ## Compare contract versions and report breaking changes: make contract-diff OLD=main
	@node scripts/install.mjs && node contract/souk-contract.mjs diff $(OLD) $(NEW) $(OPTIONS)
contract-lint: ## Check the contract against the rules of redocly.yaml
	@node scripts/install.mjs && node contract/souk-contract.mjs lint
contract-docs: ## Build the API reference into dist/contract-docs
	@node scripts/install.mjs && node contract/souk-contract.mjs docs $(OPTIONS)
bench-mock: ## Measure the mock
	@npm run --silent bench:mock
bench-server: ## Measure the production server
	@npm run --silent bench:server
bench-pages: ## Measure the built pages in a browser, as a cheap phone
	@npm run --silent bench:pages
bench-interactions: ## Measure how fast the built shop responds to actions and shows the next page; needs a build
	@npm run --silent bench:interactions
bench-sizing: ## Measure the server, nginx and Varnish, and calculate their size for a load; needs a build
	@npm run --silent bench:sizing
deploy-demo: ## Start two servers behind nginx (HTTPS_PORT 8443) with Docker or Podman; OPTIONS=--without-containers uses Debian's packages
	@npm run --silent deploy:demo -- $(OPTIONS)
test-deploy: ## Test the shop behind nginx and Varnish; needs a build and Debian's packages
	@npm run --silent test:deploy
test-first-run: ## Clone, install, start, buy something and test like a new user; OPTIONS=--skip-tests is shorter
	@npm run --silent test:first-run -- $(OPTIONS)
release: ## Publish a version: make release VERSION=minor OPTIONS=--dry-run (see docs/releasing.md)
	@npm run --silent release -- $(VERSION) $(OPTIONS)
help: ## List all targets
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20
