import { expect, test } from 'vitest';
import { anchorsIn, findDeadReferences, type Repository } from './doc-references.ts';

const repository: Repository = {
  paths: new Set([
    'README.md',
    'docs',
    'docs/mock.md',
    'docs/adr',
    'docs/adr/README.md',
    'src/lib',
  ]),
  anchorsOf: (file) => new Set(file === 'docs/mock.md' ? ['set-up', 'time'] : []),
  scripts: new Set(['start', 'test', 'test:e2e']),
  targets: new Set(['test', 'test-e2e']),
};
const find = (text: string) => findDeadReferences('docs/mock.md', text, repository);

test.each([
  ['a link', 'See [the tour](tour.md).', 'tour.md'],
  ['a link to a folder', '[sources](../source/)', '../source/'],
  ['a link in a table', '| [1](adr/0001.md) | a decision |', 'adr/0001.md'],
  ['a picture', '![Worlds](pictures/worlds.svg)', 'pictures/worlds.svg'],
  ['a heading of another page', '[first](../README.md#first)', '../README.md#first'],
  ['a heading of the same page', '[clock](#clock)', '#clock'],
  ['an npm script', 'Run `npm run test:unit cart`.', 'npm run test:unit'],
  ['an npm script in a block', '```sh\nPORT=1 npm run --silent bench\n```', 'npm run bench'],
  ['a Make target', 'Run `make bench`.', 'make bench'],
  ['a Make target after another command', '```\ncd souk && make bench\n```', 'make bench'],
  ['a file', 'The helper is in `src/lib/money.ts`.', 'src/lib/money.ts'],
  ['a file in a command', '`node scripts/main.ts`', 'scripts/main.ts'],
])('reports %s that does not exist', (_, text, reference) => {
  const line = text.startsWith('```') ? 2 : 1;
  expect(find(text)).toEqual([`docs/mock.md:${line}: "${reference}" does not exist.`]);
});

test.each([
  ['links', '[a](../README.md), [b](adr/), [c](#time), [d](mock.md#set-up)'],
  ['addresses', '[a](https://example.com/x.md), [b](mailto:shop@example.com)'],
  [
    'commands',
    '`npm test`, `npm start`, `npm run test:e2e -- --ui`, `make`, `make test-e2e FILE=x`',
  ],
  ['commands of npm', '```\nnpm ci\nnpm audit --omit=dev\n```'],
  ['prose', 'make sure that src/none.ts exists'],
  ['patterns', '`src/features/<domain>/screens`, `openapi/*.yaml`, `src/features/…/x.tsx`'],
  ['files of a build', '`dist/server/main.js`, `node_modules/src/x.ts`'],
  ['a folder', '`src/lib/`'],
  ['links in code', '```\n[a](b.md)\n```'],
])('accepts %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

test('reads headings as GitHub does, without those in code', () => {
  const text = '# Set-up\n\n## `PORT` & ports\n\n```sh\n# a comment\n```\n\n### Où ?\n';
  expect([...anchorsIn(text)]).toEqual(['set-up', 'port--ports', 'où-']);
});
