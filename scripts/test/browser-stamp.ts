import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { findBrowser } from './browser.ts';

/** The environment that affects screenshots. */
export interface BrowserStamp {
  /** The headless shell draws letters differently. */
  browser: string;
  /** 0 if unknown. */
  major: number;
  platform: string;
  /** Digest of the system's fonts, which draw characters that the shop's fonts lack. */
  fonts: string;
}

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
