import { useLingui } from '@lingui/react/macro';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import * as css from './payment-methods.css.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Cash is sent under this name, gateways under their own. */
export const CASH_METHOD = 'cash';

/** The ways to pay: cash where the shop takes it, and the gateways in use. */
export function usePaymentMethods() {
  const { settings } = useSettings();
  return {
    acceptsCash: settings.cash_on_delivery,
    gateways: settings.online_payment
      ? settings.payment_gateways.filter(({ is_active: isActive }) => isActive)
      : [],
  };
}

/** A choice among cash and the gateways, each by name and logo. `value` is what is sent: `cash` or the gateway's name. */
export function PaymentMethodField(props: {
  value: string | undefined;
  onChange: (method: string) => void;
  withCash: boolean;
}) {
  const { value, onChange, withCash } = props;
  const { t } = useLingui();
  const { gateways } = usePaymentMethods();
  return (
    <RadioCards
      label={t`Payment method`}
      labelHidden
      value={value}
      onChange={onChange}
      options={[
        ...(withCash
          ? [
              {
                value: CASH_METHOD,
                label: t`Cash on delivery`,
                detail: t`Pay when your order arrives.`,
              },
            ]
          : []),
        ...gateways.map(({ name, title, logo }) => ({
          value: name,
          label: title,
          detail: t`Credit or debit card`,
          aside: (
            <img
              src={safeUrl(logo, IMAGE_SCHEMES)}
              alt=""
              height={24}
              loading="lazy"
              className={css.logo}
            />
          ),
        })),
      ]}
    />
  );
}
