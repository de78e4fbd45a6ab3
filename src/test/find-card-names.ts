import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for product cards and returns their names. Queries by role take seconds on a long page. */
export const findCardNames = () =>
  waitFor(() => {
    const all = [...document.querySelectorAll('article h2')].map((name) => name.textContent);
    expect(all.length).toBeGreaterThan(0);
    return all;
  });
