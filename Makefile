# Souk. `make` installs what is missing and starts the shop on its mock; `make help` lists the rest.
.DEFAULT_GOAL := start
.PHONY: start preview test build mock prism generate contract-check contract-diff contract-lint contract-docs check forget help

start: ## Storefront in development (PORT 5173), mock (MOCK_PORT 4010), plain Prism (PRISM_PORT 4011); BACKEND=https://… runs it on a real backend
	@npm start --silent
preview: ## Production build (PORT 4173) with the mock behind its /api (MOCK_PORT 4010)
	@npm run --silent preview
test: ## Install what is needed, browser included, and run every check and test
	@npm test --silent
build: ## Production build into dist/
	@npm run --silent build
mock: ## The mock alone (MOCK_PORT 4010)
	@npm run --silent mock
forget: ## Have the mock's default world begin anew at its next start
	@npm run --silent forget
prism: ## The contract in plain Prism (PRISM_PORT 4011)
	@npm run --silent prism
generate: ## Types, client, hooks and handler types from openapi/
	@npm run --silent generate
contract-check: ## Hold a live backend against the contract: make contract-check URL=https://… (see README)
	@node scripts/install.mjs && node contract/souk-contract.mjs check $(URL) $(OPTIONS)
contract-diff: ## What changed in the contract and what it breaks: make contract-diff OLD=main
	@node scripts/install.mjs && node contract/souk-contract.mjs diff $(OLD) $(NEW) $(OPTIONS)
contract-lint: ## The contract against the rules of redocly.yaml
	@node scripts/install.mjs && node contract/souk-contract.mjs lint
contract-docs: ## A reference from the contract, in dist/contract-docs
	@node scripts/install.mjs && node contract/souk-contract.mjs docs $(OPTIONS)
check: ## Static checks only: contract, types, lint, format, imports, unused code
	@npm run --silent check
help: ## This list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12
