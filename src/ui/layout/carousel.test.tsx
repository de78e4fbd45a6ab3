import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Carousel } from './carousel.tsx';
import { user } from '../../test/user.ts';

const slides = ['Chairs', 'Lamps', 'Radios'].map((name) => ({
  id: name,
  content: <a href={`/${name}`}>{name}</a>,
}));
let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const current = () =>
  screen.getAllByRole('button', { name: /^Slide/ }).findIndex((dot) => dot.ariaCurrent === 'true');
function advance(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('arrows wrap around, dots select a slide, and hidden slides are inert', async () => {
  renderUi(<Carousel label="Offers" slides={slides} />);
  expect(screen.getByRole('region', { name: 'Offers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Slide 2' }));
  expect(current()).toBe(1);
  const reachable = screen.getAllByRole('listitem').map((slide) => !slide.hasAttribute('inert'));
  expect(reachable).toEqual([false, true, false]);
});

test('advances automatically until paused', async () => {
  renderUi(<Carousel label="Offers" slides={slides} intervalMs={5000} />);
  advance(5000);
  expect(current()).toBe(1);
  const pauseButton = screen.getByRole('button', { name: 'Pause slideshow' });
  await user.click(pauseButton);
  pauseButton.blur();
  advance(20_000);
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
});

test('does not advance while focus is inside', () => {
  renderUi(<Carousel label="Offers" slides={slides} intervalMs={5000} />);
  screen.getByRole('link', { name: 'Chairs' }).focus();
  advance(20_000);
  expect(current()).toBe(0);
});

test('does not advance when reduced motion is preferred', () => {
  prefersReducedMotion = true;
  renderUi(<Carousel label="Offers" slides={slides} intervalMs={5000} />);
  advance(20_000);
  expect(current()).toBe(0);
});
