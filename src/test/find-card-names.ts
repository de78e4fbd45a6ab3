import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds the names on the product cards, once there are any; by role it takes seconds on a long page. */
export const findCardNames = () =>
  waitFor(() => {
    const all = [...document.querySelectorAll('article h2')].map((name) => name.textContent);
    expect(all.length).toBeGreaterThan(0);
    return all;
  });
