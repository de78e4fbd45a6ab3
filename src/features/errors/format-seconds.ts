import type { I18n } from '@lingui/core';

/** Such as "30 seconds". */
export function formatSeconds(i18n: I18n, seconds: number): string {
  return i18n.number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
}
