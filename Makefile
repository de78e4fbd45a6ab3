# Souk. `make` installs what is missing and starts the shop on its mock; `make help` lists the rest.
.DEFAULT_GOAL := start
.PHONY: start preview build mock prism forget test check lint typecheck format test-unit test-e2e test-watch test-node \
	generate messages pictures contract-check contract-diff contract-lint contract-docs bench-mock bench-server help

start: ## Storefront in development (PORT 5173), mock (MOCK_PORT 4010), plain Prism (PRISM_PORT 4011); BACKEND=https://… uses a real backend
	@npm start --silent
preview: ## Production build (PORT 4173) with the mock behind its /api (MOCK_PORT 4010)
	@npm run --silent preview
build: ## Production build into dist/
	@npm run --silent build
mock: ## The mock alone (MOCK_PORT 4010)
	@npm run --silent mock
prism: ## The contract in plain Prism (PRISM_PORT 4011)
	@npm run --silent prism
forget: ## Reset the mock's default world at its next start
	@npm run --silent forget
test: ## Install what is needed, browser included, and run every check and test
	@npm test --silent
check: ## All static checks: contract, types, lint, format, imports, sizes, unused code, messages
	@npm run --silent check
lint: ## Lint rules, import directions, sizes of folders and files
	@npm run --silent lint
typecheck: ## Types of all code
	@npm run --silent typecheck
format: ## Format all files
	@npm run --silent format
test-unit: ## Unit and screen tests; one file: make test-unit FILE=cart-screen
	@npm run --silent test:unit -- $(FILE)
test-e2e: ## Journeys in a browser, on a fresh build; one file: make test-e2e FILE=e2e/cart.spec.ts
	@npm run --silent test:e2e -- $(FILE)
test-watch: ## Unit and screen tests again after each change; one file: FILE=cart-screen
	@npm run --silent test:watch -- $(FILE)
test-node: ## Unit tests, shop, mock and server on another Node: make test-node NODE=26
	@npm run --silent test:node -- $(NODE)
generate: ## Types, client, hooks and handler types from openapi/
	@npm run --silent generate
messages: ## Collect the shop's texts into src/locales
	@npm run --silent messages
pictures: ## Take the screenshots of the component gallery again
	@npm run --silent pictures
contract-check: ## Check a live backend against the contract: make contract-check URL=https://… (see docs/backend-team.md)
	@node scripts/install.mjs && node contract/souk-contract.mjs check $(URL) $(OPTIONS)
contract-diff: ## What changed in the contract and what it breaks: make contract-diff OLD=main
	@node scripts/install.mjs && node contract/souk-contract.mjs diff $(OLD) $(NEW) $(OPTIONS)
contract-lint: ## Check the contract against the rules of redocly.yaml
	@node scripts/install.mjs && node contract/souk-contract.mjs lint
contract-docs: ## An API reference from the contract, in dist/contract-docs
	@node scripts/install.mjs && node contract/souk-contract.mjs docs $(OPTIONS)
bench-mock: ## Measure the mock
	@npm run --silent bench:mock
bench-server: ## Measure the production server
	@npm run --silent bench:server
help: ## This list
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16
