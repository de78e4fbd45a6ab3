import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Address tags in display order. */
export const ADDRESS_TAGS = [
  { value: 'home', label: msg({ message: 'Home', context: 'address' }) },
  { value: 'office', label: msg({ message: 'Office', context: 'address' }) },
  { value: 'other', label: msg({ message: 'Other', context: 'address' }) },
] as const;

/** Returns unknown tags unchanged. */
export function addressTagLabel(i18n: I18n, tag: string): string {
  const match = ADDRESS_TAGS.find(({ value }) => value === tag);
  return match ? i18n._(match.label) : tag;
}
