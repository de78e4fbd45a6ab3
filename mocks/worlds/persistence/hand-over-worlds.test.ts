import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSession } from '../../domain/auth/sessions.ts';
import { createWorldStore } from '../world-store.ts';
import { handOverWorlds, takeOverWorlds } from './hand-over-worlds.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-handover-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('@API-07 gives all worlds except the persisted default one to the next process', () => {
  const before = createWorldStore('development');
  before.get('default');
  before.put('mine', { seed: 4, settings: { app_name: 'Bazaar' } });
  const entry = before.get('scenario-rtl');
  const [amira] = entry.world.accounts;
  if (amira?.role !== 'customer') throw new Error('Failed to find the demo customer.');
  const token = openSession(entry.world, amira);
  entry.failures = [{ operation: 'getCart', status: 500 }];
  handOverWorlds(before, folder, { isDefaultPersisted: true });

  const after = createWorldStore('development');
  takeOverWorlds(after, folder);
  expect([...after.all()].map(({ world }) => world.id)).toEqual(['mine', 'scenario-rtl']);
  expect(after.get('mine').world.settings.app_name).toBe('Bazaar');
  const restored = after.get('scenario-rtl');
  expect(restored.scenarios).toEqual(['rtl']);
  expect(restored.failures).toEqual(entry.failures);
  expect(restored.world.sessions.get(token)).toBe(restored.world.accounts[0]);
  expect([after.get('mine').isPinned, restored.isPinned]).toEqual([true, false]);
});

it('@API-07 gives the default world to the next process if it is not persisted', () => {
  const before = createWorldStore('development');
  const { world } = before.get('default');
  world.settings = { app_name: 'Bazaar' };
  handOverWorlds(before, folder, { isDefaultPersisted: false });
  const after = createWorldStore('development');
  takeOverWorlds(after, folder);
  expect(after.find('default')?.world.settings.app_name).toBe('Bazaar');
});

it('resets worlds that the changed code cannot read, with one log line', () => {
  const before = createWorldStore('development');
  before.get('one');
  before.get('two');
  before.get('three');
  handOverWorlds(before, folder, { isDefaultPersisted: true });
  for (const name of readdirSync(folder).slice(0, 2)) writeFileSync(join(folder, name), 'broken');
  const after = createWorldStore('development');
  const lines: string[] = [];
  takeOverWorlds(after, folder, (line) => lines.push(line));
  expect([...after.all()].map(({ world }) => world.id)).toEqual(['three']);
  expect(lines).toEqual(['Reset 2 worlds: its file is invalid.']);
});

it('hands a world over once', () => {
  const before = createWorldStore('development');
  before.get('one');
  handOverWorlds(before, folder, { isDefaultPersisted: true });
  takeOverWorlds(createWorldStore('development'), folder);
  const after = createWorldStore('development');
  takeOverWorlds(after, folder);
  expect(after.size()).toBe(0);
});
