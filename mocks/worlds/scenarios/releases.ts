import type { Base } from '../../fixtures/base-data.ts';
import type { PaymentGateway } from '../../fixtures/settings/settings-types.ts';
import type { Scenario } from './scenario.ts';

/** Path of the menu entry without an Arabic title. */
const UNTRANSLATED_URL = '/blogs';

const GATEWAYS_OF_R4 = ['PayU', 'Rocket', 'SslCommerz'];

export const r2: Scenario = {
  summary: 'The backend’s release R2: tokens for guests, addresses with an email address.',
  release: 'R2',
};

export const r3: Scenario = {
  summary:
    'The backend’s release R3 (4.3.0): delivery charges by area, stricter names and addresses, riders.',
  release: 'R3',
  transformBase: withUntranslatedMenu,
};

export const r4: Scenario = {
  summary:
    'The backend’s release R4 (4.5.2): slugs, brands, seller offers, more payment gateways, English and Arabic only.',
  release: 'R4',
  transformBase: (base) => withMoreGateways(withUntranslatedMenu(base)),
};

/** R3 and R4 send null for an Arabic title that staff have not entered. */
function withUntranslatedMenu(base: Base): Base {
  const { settings } = base;
  const menus = settings.menus.map((entry) =>
    entry.url === UNTRANSLATED_URL ? { ...entry, title: { ...entry.title, ar: '' } } : entry,
  );
  return { ...base, settings: { ...settings, menus } };
}

function withMoreGateways(base: Base): Base {
  const { settings } = base;
  const lastId = Math.max(0, ...settings.paymentGateways.map(({ id }) => id));
  const added = GATEWAYS_OF_R4.map((title, index): PaymentGateway => {
    const name = title.toLowerCase();
    return { id: lastId + index + 1, title, name, logo: `gateway-${name}`, isActive: true };
  });
  return {
    ...base,
    settings: { ...settings, paymentGateways: [...settings.paymentGateways, ...added] },
  };
}
