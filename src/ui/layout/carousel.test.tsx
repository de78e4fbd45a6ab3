import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endScroll, scrollSideways, turnWheel } from '../../test/browser-events.ts';
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

test('does not advance when reduced motion is preferred, and has nothing to pause', () => {
  prefersReducedMotion = true;
  renderUi(<Carousel label="Offers" slides={slides} intervalMs={5000} />);
  advance(20_000);
  expect(current()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
});

/** Returns a function that scrolls to a position between slides, like a smooth scroll. */
function showScrollable() {
  renderUi(<Carousel label="Offers" slides={slides} />);
  const track = screen.getByRole('list');
  const scrollTo = (position: number) => scrollSideways(track, position * 100, 100);
  // Gives the track a width.
  scrollTo(0);
  return scrollTo;
}

test('two quick presses move by two slides', async () => {
  const scrollTo = showScrollable();
  const next = screen.getByRole('button', { name: 'Next slide' });
  await user.click(next);
  scrollTo(0.1);
  await user.click(next);
  scrollTo(0.6);
  expect(current()).toBe(2);
  scrollTo(2);
  scrollTo(1);
  expect(current()).toBe(1);
});

test('follows a shopper who scrolls before the selected slide is reached', async () => {
  const scrollTo = showScrollable();
  await user.click(screen.getByRole('button', { name: 'Slide 3' }));
  scrollTo(0.6);
  turnWheel(screen.getByRole('list'));
  scrollTo(1);
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Slide 2' }));
  scrollTo(0);
  expect(current()).toBe(0);
});

test('shows the slide in view when a scroll ends before the selected one', async () => {
  const scrollTo = showScrollable();
  await user.click(screen.getByRole('button', { name: 'Slide 3' }));
  scrollTo(1);
  endScroll(screen.getByRole('list'));
  expect(current()).toBe(1);
});
