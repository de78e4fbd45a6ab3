import { describe, expect, it } from 'vitest';
import { PLAYER_ORIGINS } from '../lib/html/video-players.ts';
import { contentPolicy } from './content-security-policy.ts';

/** The sources of a directive. */
function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content policy', () => {
  it('runs nobody else’s scripts where no provider is switched on', () => {
    const policy = contentPolicy([]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'", ...PLAYER_ORIGINS]);
    expect(policy).not.toMatch(/google|facebook|apple/);
  });

  it.each([
    ['google', 'https://accounts.google.com/gsi/client'],
    ['facebook', 'https://connect.facebook.net'],
    ['apple', 'https://appleid.cdn-apple.com'],
  ] as const)('lets %s in when it is switched on, and no other', (name, script) => {
    const policy = contentPolicy([name]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", script]);
    for (const other of ['google', 'facebook', 'apple']) {
      expect(policy.includes(other)).toBe(other === name);
    }
  });

  it('never allows inline scripts', () => {
    const policy = contentPolicy(['google', 'facebook', 'apple']);
    expect(sourcesOf(policy, 'script-src').join(' ')).not.toMatch(/unsafe|\*|^https:$/);
  });
});
