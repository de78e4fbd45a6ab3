import { runJourneys } from './run-journeys.ts';

// Usage: npm run test:e2e [file …] [options of `playwright test`]

process.exitCode = (await runJourneys(process.argv.slice(2))) ? 0 : 1;
