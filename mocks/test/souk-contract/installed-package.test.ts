import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { list, extract } from 'tar';
import { expect, inject, onTestFinished, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const WORLD = 'installed-package';

/** `npm test` sets variables that make npm use the folder of this repository. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

function run(
  folder: string,
  program: string,
  ...args: string[]
): Promise<{ code: number; out: string }> {
  return new Promise((done) => {
    execFile(program, args, { cwd: folder, env: ENVIRONMENT }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out: out + err }),
    );
  });
}

/** Unpacks the archive as npm does, with links to the packages that it declares. */
async function install(archive: string, folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  const target = join(packages, 'souk-contract');
  mkdirSync(target, { recursive: true });
  await extract({ file: archive, cwd: target, strip: 1 });
  const { bin, dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const nested = join(ROOT, 'contract/node_modules', name);
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(
      existsSync(nested) ? nested : join(ROOT, 'node_modules', name),
      join(packages, name),
    );
  }
  mkdirSync(join(packages, '.bin'));
  for (const [name, file] of Object.entries(bin)) {
    symlinkSync(join('../souk-contract', file), join(packages, '.bin', name));
  }
}

test('@API-18 runs from the packed file in an empty folder, without the storefront', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await run(ROOT, 'npm', 'pack', '--workspace', 'contract', '--pack-destination', folder);
  const [name = ''] = readdirSync(folder);
  const files: string[] = [];
  await list({ file: join(folder, name), onReadEntry: (entry) => files.push(entry.path) });
  expect(files).toContain('package/LICENSE');
  expect(files).toContain('package/generated/contract.json');
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);

  const project = join(folder, 'project');
  await install(join(folder, name), project);
  const mockUrl = inject('mockUrl');
  await fetch(`${mockUrl}/__mock/worlds/${WORLD}`, { method: 'PUT', body: '{}' });
  writeFileSync(
    join(project, 'recipe.json'),
    JSON.stringify({ headers: { 'X-Mock-World': WORLD } }),
  );
  const config = `backend: ${mockUrl}\ncheck:\n  recipe: recipe.json\n  only: [listCountries]\n  junit: contract.xml\n`;
  writeFileSync(join(project, 'souk-contract.yaml'), config);
  const check = await run(project, 'npx', '--no', 'souk-contract', 'check');
  expect(check.out).toContain(': 0 findings.');
  expect(check.code).toBe(0);
  expect(readFileSync(join(project, 'contract.xml'), 'utf8')).toContain('name="listCountries"');
}, 60_000);
