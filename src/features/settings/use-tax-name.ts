import { useLingui } from '@lingui/react/macro';

/** Returns a function that names a tax with its rate in percent: `VAT (5%)`. */
export function useTaxName(): (tax: { name: string; percentage: number }) => string {
  const { t, i18n } = useLingui();
  return ({ name, percentage: share }) => {
    const percentage = i18n.number(share);
    return t`${name} (${percentage}%)`;
  };
}
