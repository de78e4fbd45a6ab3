import { act } from '@testing-library/react';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderTimeContext } from '../../lib/react/render-time.ts';
import { SaleCountdown } from './sale-countdown.tsx';

const MINUTE_MS = 60_000;
const RENDERED_AT = Date.parse('2026-11-21T10:00:00Z');
const sale = (startsIn: number, endsIn: number) => ({
  id: 1,
  name: 'Sale',
  thumbnail: '',
  min_discount: 10,
  start_date: RENDERED_AT + startsIn,
  end_date: RENDERED_AT + endsIn,
  products: [],
});

beforeEach(() => {
  vi.useFakeTimers({ now: RENDERED_AT });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function hydrateAfter(ms: number, shown: ReturnType<typeof sale>) {
  const handlePhaseChange = vi.fn<() => void>();
  const tree = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RenderTimeContext value={RENDERED_AT}>
        <SaleCountdown sale={shown} onPhaseChange={handlePhaseChange} />
      </RenderTimeContext>
    </I18nProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const before = container.textContent;
  vi.setSystemTime(RENDERED_AT + ms);
  const errors: unknown[] = [];
  act(() => {
    hydrateRoot(container, tree, { onRecoverableError: (error) => errors.push(error) });
  });
  return { before, after: container.textContent, errors, phaseChangeHandler: handlePhaseChange };
}

test('@SRV-04 hydrates a page of any age without a mismatch, then shows the time left', () => {
  const shown = hydrateAfter(10 * MINUTE_MS, sale(-MINUTE_MS, 25 * 60 * MINUTE_MS));
  expect(shown.errors).toEqual([]);
  expect(shown.before).toBe('Ends in01 day01 hour00 min00 sec');
  expect(shown.after).toBe('Ends in01 day00 hours50 min00 sec');
  expect(shown.phaseChangeHandler).not.toHaveBeenCalled();
});

test('@SRV-04 refetches a sale that started after the page was rendered', () => {
  const shown = hydrateAfter(10 * MINUTE_MS, sale(MINUTE_MS, 30 * MINUTE_MS));
  expect(shown.errors).toEqual([]);
  expect(shown.before).toContain('Starts in');
  expect(shown.after).toBe('Ends in00 days00 hours20 min00 sec');
  expect(shown.phaseChangeHandler).toHaveBeenCalledTimes(1);
});

test('@SRV-04 shows that a sale ended after the page was rendered', () => {
  const shown = hydrateAfter(24 * 60 * MINUTE_MS, sale(-MINUTE_MS, MINUTE_MS));
  expect(shown.errors).toEqual([]);
  expect(shown.after).toBe('This sale has ended. You pay the prices shown.');
  expect(shown.phaseChangeHandler).toHaveBeenCalledTimes(1);
});
