import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const get = (id: string) => document.getElementById(id) ?? document.body;

/** Mutation observers run before the next task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML =
    '<input id="outside"><section id="kept"><button id="first">1</button><button id="more">More</button></section>';
});

test('@A11Y-01 focuses the control in the place of a removed one', async () => {
  const stop = keepFocus(get('kept'));
  get('first').focus();
  get('first').remove();
  await nextTask();
  expect(document.activeElement).toBe(get('more'));
  stop?.();
});

test('@A11Y-01 leaves the focus alone once the shopper has moved it', async () => {
  const stop = keepFocus(get('kept'));
  get('more').focus();
  get('outside').focus();
  get('more').remove();
  await nextTask();
  get('outside').blur();
  get('kept').append(document.createElement('button'));
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  stop?.();
});
