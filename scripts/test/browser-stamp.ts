import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** What a picture of a page depends on beside the page. */
export interface BrowserStamp {
  /** Chromium's major version; 0 where it can't be told. */
  major: number;
  platform: string;
}

/** The stamp of the browser that tests run in. */
export function browserStamp(): BrowserStamp {
  const { stdout } = spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' });
  return {
    major: Number(/(\d+)\.\d/.exec(stdout)?.[1] ?? 0),
    platform: `${process.platform}-${process.arch}`,
  };
}
