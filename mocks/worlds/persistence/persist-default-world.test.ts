import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../../domain/auth/sessions.ts';
import { createWorldStore } from '../world-store.ts';
import { setStock } from '../../domain/inventory/set-stock.ts';
import { stockOf } from '../../domain/inventory/products.ts';
import { persistDefaultWorld } from './persist-default-world.ts';
import { stateFile } from './state-file.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-persistence-'));
  file = join(folder, 'deep/default-world.bin');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function start(limit = 200) {
  const worlds = createWorldStore('development', { limit });
  const lines: string[] = [];
  const persistence = persistDefaultWorld(worlds, file, {
    log: (line) => lines.push(line),
    delayMs: 10,
  });
  return { worlds, lines, persistence };
}

function modifyAndFlush() {
  const { worlds, persistence } = start();
  const entry = worlds.get('default');
  const [amira] = entry.world.accounts;
  if (amira?.role !== 'customer') throw new Error('Failed to find the demo customer.');
  const token = openSession(entry.world, amira);
  amira.favourites.add(7);
  amira.cart.push({
    productId: 3,
    isBuyNow: false,
    quantity: 2,
    sizeId: null,
    colourId: null,
    unit: null,
  });
  setStock(entry.world, 1, 5);
  entry.failures = [{ operation: 'getCart', status: 500 }];
  persistence.flush();
  return { entry, token };
}

describe('the default world', () => {
  it('@API-07 survives a restart, including shared references', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { entry, token } = modifyAndFlush();
    const { worlds, lines } = start();
    const restored = worlds.get('default');
    expect(lines).toEqual([]);
    const { base: _, now: __, ...before } = entry.world;
    const { base, now, ...after } = restored.world;
    expect(after).toEqual(before);
    expect(base).toBe(entry.world.base);
    expect(restored.failures).toEqual(entry.failures);
    expect(restored.world.sessions.get(token)).toBe(restored.world.accounts[0]);
    const first = base.products[0];
    expect(first && stockOf(restored.world, first)).toBe(5);
    expect(now()).toBe(Date.now());
  });

  it('keeps its clock offset after a restart', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z') });
    const { worlds, persistence } = start();
    const { clock } = worlds.get('default');
    clock.advance(86_400_000);
    persistence.flush();
    vi.setSystemTime(Date.parse('2026-05-03T12:00:00Z'));
    const { world } = start().worlds.get('default');
    expect(new Date(world.startedAt).toISOString()).toBe('2026-05-01T12:00:00.000Z');
    expect(new Date(world.now()).toISOString()).toBe('2026-05-04T12:00:00.000Z');
  });

  it('keeps its scenarios, and resets to its original options', () => {
    const { worlds, persistence } = start();
    worlds.put('default', { seed: 4, settings: { app_name: 'Bazaar' } });
    worlds.switchScenarios('default', ['empty']);
    persistence.flush();
    const { worlds: next } = start();
    const entry = next.get('default');
    expect(entry.scenarios).toEqual(['empty']);
    expect(entry.world.base.products).toEqual([]);
    const { world } = next.reset('default');
    expect([world.seed, world.settings.app_name]).toEqual([4, 'Bazaar']);
  });

  it('keeps its file when other worlds exceed the limit', () => {
    const { worlds, persistence } = start(2);
    worlds.get('default');
    for (const id of ['a', 'b', 'c']) worlds.get(id);
    expect([...worlds.all()].map(({ world }) => world.id)).toEqual(['default', 'c']);
    persistence.flush();
    expect(existsSync(file)).toBe(true);
  });

  it('is written once after many changes and leaves no temporary file', async () => {
    const { worlds, persistence } = start();
    worlds.get('default');
    persistence.touch();
    persistence.touch();
    expect(existsSync(file)).toBe(false);
    await expect.poll(() => existsSync(file)).toBe(true);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['default-world.bin']);
  });

  it('removes its file when it is deleted', () => {
    modifyAndFlush();
    const { worlds, persistence } = start();
    worlds.delete('default');
    persistence.flush();
    expect(existsSync(file)).toBe(false);
  });

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 20), 'its file is invalid'],
    ['empty', () => Buffer.alloc(0), 'its file is invalid'],
    [
      'garbled',
      (bytes) => {
        bytes[200] = (bytes[200] ?? 0) ^ 0xff;
        return bytes;
      },
      'its file is invalid',
    ],
    ['from old fixtures', () => withChecksum({ fingerprint: 'x' }), 'fixtures or code of the mock'],
    [
      'from a removed scenario',
      () => withChecksum({ scenarios: ['gone'], state: { seed: 1 }, fingerprint: 'x' }),
      'fixtures or code of the mock',
    ],
  ])('is reset, with one log line, when its file is %s', (_, corrupt, expectedReason) => {
    modifyAndFlush();
    writeFileSync(file, corrupt(readFileSync(file)));
    const { worlds, lines } = start();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(expectedReason);
    expect(lines[0]).toContain(`${file}.aside`);
    expect([existsSync(file), existsSync(`${file}.aside`)]).toEqual([false, true]);
    expect(worlds.get('default').world.sessions.size).toBe(0);
  });

  it('continues when its file cannot be written', () => {
    const { worlds, persistence, lines } = start();
    writeFileSync(join(folder, 'deep'), 'a file where a folder should be');
    worlds.get('default');
    persistence.flush();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Failed to store the default world');
  });
});

it('MOCK_STATE sets the path of the state file', () => {
  expect(stateFile({ MOCK_STATE: '' })).toBe('');
  expect(stateFile({ MOCK_STATE: '/tmp/x' })).toBe('/tmp/x');
  expect(stateFile({})).toMatch(/\.cache[\\/]mock[\\/]default-world\.bin$/);
});

function withChecksum(content: object): Buffer {
  const body = serialize(content);
  return Buffer.concat([createHash('sha256').update(body).digest(), body]);
}
