import { useLingui } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import { IMAGE_SCHEMES, safeUrl } from '../../lib/html/safe-url.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import * as css from './payment-methods.css.ts';
import { useSettings } from '../settings/use-settings.ts';

/** API value for cash. Gateways use their own names. */
export const CASH_METHOD = 'cash';

export function usePaymentMethods() {
  const { settings } = useSettings();
  return {
    acceptsCash: settings.cash_on_delivery,
    gateways: settings.online_payment
      ? settings.payment_gateways.filter(({ is_active: isActive }) => isActive)
      : [],
  };
}

/** The value is `cash` or a gateway name. */
export function PaymentMethodField(props: {
  value: string | undefined;
  onChange: (method: string) => void;
  isCashAllowed: boolean;
}) {
  const { value, onChange, isCashAllowed } = props;
  const { t } = useLingui();
  const { gateways } = usePaymentMethods();
  return (
    <RadioCards
      label={t`Payment method`}
      isLabelHidden
      columns={2}
      value={value}
      onChange={onChange}
      options={[
        ...(isCashAllowed
          ? [
              {
                value: CASH_METHOD,
                label: t`Cash on delivery`,
                detail: t`Pay when your order arrives.`,
                aside: <Icon of={Banknote} size={24} className={css.cash} />,
              },
            ]
          : []),
        ...gateways.map(({ name, title, logo }) => ({
          value: name,
          label: title,
          detail:
            name === 'paypal'
              ? t`With your PayPal account`
              : name === 'razorpay'
                ? t`Card, UPI or net banking`
                : t`Credit or debit card`,
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
