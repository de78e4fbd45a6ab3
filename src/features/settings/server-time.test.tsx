import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { ServerTime, useServerTime } from './server-time.tsx';

beforeAll(() => vi.stubEnv('TZ', 'Asia/Dubai'));
afterAll(() => vi.unstubAllEnvs());

/** Removes bidi isolates. */
const plain = (text: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '');

function FormattedTime(props: { text: string; order?: { created_at: string; placed_at: string } }) {
  const format = useServerTime();
  return <p>{format(props.text, props.order)}</p>;
}

function read(text: string, placedAt?: string) {
  cleanup();
  const order = placedAt
    ? { created_at: '2026-11-20T06:34:12.000000Z', placed_at: placedAt }
    : undefined;
  renderUi(<FormattedTime text={text} {...(order ? { order } : {})} />);
  return plain(screen.getByRole('paragraph').textContent);
}

test('@ORD-06 shows a server time with its zone and the shopper’s local time', () => {
  expect(read('23 Nov, 2026 06:34 AM')).toBe(
    '23 Nov, 2026 06:34 AM UTC (10:34 am, 23 Nov, 2026 your time)',
  );
  renderUi(<ServerTime text="23 November, 2026 12:41 PM" />);
  const time = screen.getByRole('time');
  expect(plain(time.textContent)).toBe(
    '23 November, 2026 12:41 PM UTC (04:41 pm, 23 Nov, 2026 your time)',
  );
  expect(time).toHaveAttribute('datetime', '2026-11-23T12:41:00.000Z');
});

test('@ORD-06 derives the server’s zone from an order', () => {
  expect(read('23 Nov, 2026 08:34 AM', '20 Nov, 2026 08:34 AM')).toBe(
    '23 Nov, 2026 08:34 AM UTC+02:00 (10:34 am, 23 Nov, 2026 your time)',
  );
});

test('@ORD-06 shows a single time when the shopper is in the server’s time zone', () => {
  expect(read('23 Nov, 2026 10:34 AM', '20 Nov, 2026 10:34 AM')).toBe(
    '23 Nov, 2026 10:34 AM UTC+04:00',
  );
});

test('@ORD-06 shows a date without a zone', () => {
  expect(read('23 November, 2026')).toBe('23 November, 2026');
});
