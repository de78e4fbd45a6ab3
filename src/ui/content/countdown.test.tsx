import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Countdown } from './countdown.tsx';

const START = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

function advance(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('counts down every second and calls onEnd once', () => {
  const onEnd = vi.fn<() => void>();
  renderUi(<Countdown label="Ends in" until={START + 90_061_000} onEnd={onEnd} />);
  const timer = screen.getByRole('timer', { name: 'Ends in' });
  expect(timer).toHaveTextContent('01 day01 hour01 min01 sec');
  advance(2000);
  expect(timer).toHaveTextContent('01 day01 hour00 min59 sec');
  advance(90_059_000);
  expect(timer).toHaveTextContent('00 days00 hours00 min00 sec');
  advance(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('shows only the largest unit if it is brief', () => {
  renderUi(<Countdown label="Starts in" until={START + 2 * 86_400_000 + 1000} isBrief />);
  const timer = screen.getByRole('timer', { name: 'Starts in' });
  expect(timer).toHaveTextContent(/^in 2 days$/);
  advance(86_400_000 + 2000);
  expect(timer).toHaveTextContent(/^in 23 hours$/);
  advance(86_398_000);
  expect(timer).toHaveTextContent(/^in 1 second$/);
});

test('follows the server’s clock', () => {
  const now = () => Date.now() + 3_600_000;
  renderUi(<Countdown label="Ends in" until={START + 7_200_000} now={now} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00 days01 hour00 min00 sec');
});

test('shows zero after the end', () => {
  renderUi(<Countdown label="Ends in" until={START - 5000} />);
  expect(screen.getByRole('timer')).toHaveTextContent('00 days00 hours00 min00 sec');
});
