import { intlTextLocales } from '../../../lib/i18n/intl-locales.ts';
import { countdownParts, DIGITS } from '../../../lib/datetime/countdown-parts.ts';

const SECOND_MS = 1000;

/**
 * Updates server-rendered countdowns whose code is not loaded yet. `ended` resolves when one of them
 * reaches zero.
 */
export function tickCountdowns(): { ended: Promise<void>; stop: () => void } {
  const { lang } = document.documentElement;
  const digitsFormat = new Intl.NumberFormat(intlTextLocales(lang), DIGITS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<void>((resolve) => {
    const tick = () => {
      for (const countdown of document.querySelectorAll<HTMLElement>('[data-until]')) {
        const remainingMs = Math.max(0, Number(countdown.dataset['until']) - Date.now());
        const parts = countdownParts(remainingMs);
        for (const [index, digits] of countdown.querySelectorAll('[data-digits]').entries()) {
          digits.textContent = digitsFormat.format(parts[index] ?? 0);
        }
        if (remainingMs === 0) resolve();
      }
      timer = setTimeout(tick, SECOND_MS);
    };
    timer = setTimeout(tick, SECOND_MS);
  });
  return { ended, stop: () => clearTimeout(timer) };
}
