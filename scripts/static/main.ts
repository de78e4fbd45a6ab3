import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createMockProcess } from '../dev/mock-process.ts';
import { assertBuilt, buildStatic, type StaticOptions } from './build-static.ts';

const HELP = `Usage: npm run build:static -- [options]

Writes the guest pages as files for a static host. Run \`npm run build\` first.

  --output FOLDER     default dist/static
  --limit N           pages of each file of the sitemap, in each language; default all
  --languages LIST    besides the shop’s own, such as fr,es; default all; none: only the shop’s own
  --concurrency N     pages that are rendered at the same time; default 8

Environment: BACKEND_URL (default: starts the mock), API_ORIGIN (its public origin) and
PUBLIC_ORIGIN (that of the site). The settings of the production server apply as well.
`;

const root = resolve(import.meta.dirname, '../..');

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      output: { type: 'string', default: 'dist/static' },
      limit: { type: 'string' },
      languages: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const options = {
    build: resolve(root, 'dist'),
    output: resolve(values.output),
    limit: values.limit === undefined ? undefined : parseCount('limit', values.limit),
    languages: values.languages?.split(',').map((one) => one.trim()),
    concurrency: parseCount('concurrency', values.concurrency),
    log: (line: string) => console.log(line),
  };
  assertBuilt(options.build);
  const { BACKEND_URL: backendUrl = '', API_ORIGIN = '', PUBLIC_ORIGIN = '' } = process.env;
  if (backendUrl === '') {
    await buildFromMock(options);
    return;
  }
  if (PUBLIC_ORIGIN === '') {
    throw new Error('Set PUBLIC_ORIGIN to the origin of the site, such as https://shop.example.');
  }
  const apiOrigin = API_ORIGIN === '' ? new URL(backendUrl).origin : API_ORIGIN;
  await build({ ...options, backendUrl, apiOrigin, publicOrigin: PUBLIC_ORIGIN });
}

/** For a trial: \`make mock\` is then the backend of the site. */
async function buildFromMock(
  options: Omit<StaticOptions, 'backendUrl' | 'apiOrigin' | 'publicOrigin'>,
): Promise<void> {
  const mock = createMockProcess(root, 0);
  const port = await mock.start();
  const { API_ORIGIN = '', PUBLIC_ORIGIN = '' } = process.env;
  try {
    await build({
      ...options,
      backendUrl: `http://127.0.0.1:${port}`,
      apiOrigin: API_ORIGIN || 'http://127.0.0.1:4010',
      publicOrigin: PUBLIC_ORIGIN || 'http://127.0.0.1:4173',
    });
  } finally {
    await mock.stop();
  }
}

async function build(options: StaticOptions): Promise<void> {
  const startedAt = performance.now();
  const count = await buildStatic(options);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`Wrote ${count} pages to ${options.output} in ${seconds} s.`);
}

function parseCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`Failed to read --${name}: "${text}" is not a number from 1.`);
  }
  return count;
}
