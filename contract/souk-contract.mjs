#!/usr/bin/env node
const start = await import('tsx/esm/api').catch(() => undefined);
if (start) {
  start.register();
  const { run } = await import('./cli/run.ts');
  process.exitCode = await run(process.argv.slice(2));
} else {
  console.error('The tools are not installed yet. Run `npm ci` here first.');
  process.exitCode = 3;
}
