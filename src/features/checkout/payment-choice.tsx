import { Trans, useLingui } from '@lingui/react/macro';
import { useSettings } from '../../parts/use-settings.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import * as css from './checkout.css.ts';

/** Cash, or one of the gateways by name and logo. `value` is what is sent: `cash` or the gateway's name. */
export function PaymentChoice(props: {
  value: string | undefined;
  onChange: (method: string) => void;
}) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const gateways = settings.online_payment ? settings.payment_gateways : [];
  return (
    <section aria-labelledby="payment" className={css.part}>
      <h2 id="payment" className={css.partTitle}>
        <Trans>Payment Method</Trans>
      </h2>
      <RadioCards
        label={t`Payment Method`}
        labelHidden
        value={props.value}
        onChange={props.onChange}
        options={[
          ...(settings.cash_on_delivery
            ? [
                {
                  value: 'cash',
                  label: t`Cash on delivery`,
                  detail: t`Pay when your order arrives.`,
                },
              ]
            : []),
          ...gateways.map(({ name, title, logo }) => ({
            value: name,
            label: title,
            detail: t`Credit or Debit Card`,
            aside: <img src={logo} alt="" height={28} loading="lazy" />,
          })),
        ]}
      />
    </section>
  );
}
