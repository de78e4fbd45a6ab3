import { beforeEach, describe, expect, it } from 'vitest';
import { currentWorld, enterScenarios, enterWorld, applyScenarioFromUrl } from './worlds.ts';

function visit(address: string): void {
  history.replaceState(null, '', address);
  applyScenarioFromUrl();
}

beforeEach(() => {
  enterWorld('default');
  localStorage.clear();
});

describe('the world of a browser', () => {
  it('is the default one until another is entered', () => {
    expect(currentWorld(document.cookie)).toBe('default');
    enterWorld('mine');
    expect(document.cookie).toBe('mock-world=mine');
    expect(currentWorld(document.cookie)).toBe('mine');
    enterWorld('default');
    expect(document.cookie).toBe('');
  });

  it('@API-08 is a new one for the scenarios in the URL, which are then removed from it', () => {
    localStorage.setItem('souk.session', 'token of another world');
    localStorage.setItem('souk.settings', 'kept');
    visit('/products?scenario=rtl,slow&page=2#top');
    expect(document.cookie.split('; ').toSorted()).toEqual([
      'mock-scenario=rtl.slow',
      'mock-world=scenario-rtl.slow',
    ]);
    expect(location.href.endsWith('/products?page=2#top')).toBe(true);
    expect(localStorage.getItem('souk.session')).toBeNull();
    expect(localStorage.getItem('souk.settings')).toBe('kept');
  });

  it('remains on later pages, with its session', () => {
    visit('/?scenario=rtl');
    localStorage.setItem('souk.session', 'token of this world');
    visit('/products');
    visit('/products?scenario=rtl');
    expect(currentWorld(document.cookie)).toBe('scenario-rtl');
    expect(localStorage.getItem('souk.session')).toBe('token of this world');
  });

  it('differs for long lists of scenarios with the same start', () => {
    const names = 'single-vendor,code-verification,ended-flash-sale,suffix-currency';
    visit(`/?scenario=${names},rtl`);
    const first = currentWorld(document.cookie);
    localStorage.setItem('souk.session', 'token of the first world');
    visit(`/?scenario=${names},slow`);
    expect(currentWorld(document.cookie)).not.toBe(first);
    expect(localStorage.getItem('souk.session')).toBeNull();
    expect(first).toMatch(/^scenario-single-vendor\.code-[\w.-]{1,45}$/);
  });

  it('has its session again after a visit of another one', () => {
    localStorage.setItem('souk.session', 'token of the default world');
    visit('/?scenario=rtl');
    localStorage.setItem('souk.session', 'token of the scenario');
    visit('/?scenario=');
    expect(localStorage.getItem('souk.session')).toBe('token of the default world');
    visit('/?scenario=rtl');
    expect(localStorage.getItem('souk.session')).toBe('token of the scenario');
  });

  it.each(['/?scenario=', '/?scenario=default'])('is reset to the default one by %s', (address) => {
    enterScenarios(['empty']);
    visit(address);
    expect(document.cookie).toBe('');
    expect(location.search).toBe('');
  });
});
