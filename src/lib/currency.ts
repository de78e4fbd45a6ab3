/** A currency of the settings. The API sends amounts in the default currency. */
export interface Currency {
  name: string;
  symbol: string;
  rate_from_default: number;
}

/** Used until the settings are loaded, and if they name no currency (MONEY-01). */
export const FALLBACK_CURRENCY: Currency = { name: 'USD', symbol: '$', rate_from_default: 1 };
