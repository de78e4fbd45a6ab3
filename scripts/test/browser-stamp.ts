import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { findBrowser } from './browser.ts';

/** What a picture of a page depends on beside the page. */
export interface BrowserStamp {
  /** Name of the program: the headless shell draws letters otherwise than the whole browser. */
  browser: string;
  /** Its major version; 0 where it can't be told. */
  major: number;
  platform: string;
  /** Digest of the names of the system's fonts: they draw the few signs that the shop's own fonts lack. */
  fonts: string;
}

/** The stamp of the browser that tests run in. */
export function browserStamp(): BrowserStamp {
  const path = findBrowser();
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return {
    browser: basename(path),
    major: Number(/(\d+)\.\d/.exec(stdout)?.[1] ?? 0),
    platform: `${process.platform}-${process.arch}`,
    fonts: fontsDigest(),
  };
}

function fontsDigest(): string {
  const listed = spawnSync('fc-list', ['--format', '%{file}\n'], { encoding: 'utf8' });
  const names = (listed.stdout ?? '').split('\n').map((path) => basename(path));
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12);
}
