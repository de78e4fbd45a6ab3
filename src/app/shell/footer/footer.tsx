import { useLingui } from '@lingui/react/macro';
import { currentYear } from '../../../lib/datetime/current-year.ts';
import { IMAGE_SCHEMES, safeUrl } from '../../../lib/html/safe-url.ts';
import { useInitialTime } from '../../../lib/react/render-time.ts';
import { ReusableElement } from '../../../lib/react/reusable-element.tsx';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { container, row } from '../../../ui/layout/layout.css.ts';
import { Copyright } from './copyright.tsx';
import { FooterColumn } from './footer-column.tsx';
import * as css from './footer.css.ts';
import { useFooterColumns } from './use-footer-columns.ts';

/** The dashboard shows only the last line (SHELL-09, SHELL-10). */
export function Footer({ inDashboard }: { inDashboard: boolean }) {
  const year = currentYear(useInitialTime());
  return (
    <ReusableElement as="footer" name="Footer" data={[inDashboard, year]} className={css.footer}>
      <FooterContent inDashboard={inDashboard} />
    </ReusableElement>
  );
}

function FooterContent({ inDashboard }: { inDashboard: boolean }) {
  const { settings } = useSettings();
  const columns = useFooterColumns();
  const hasColumns = settings.web_show_footer && !inDashboard && columns.length > 0;
  return (
    <>
      {hasColumns ? (
        <div className={`${container} ${css.columns}`}>
          {columns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
      ) : null}
      <div className={hasColumns ? css.end : undefined}>
        <div className={`${container} ${css.last}`}>
          <Copyright inDashboard={inDashboard} />
          {inDashboard ? null : <PaymentMarks />}
        </div>
      </div>
    </>
  );
}

/** How customers can pay. */
function PaymentMarks() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const gateways = settings.online_payment ? settings.payment_gateways : [];
  if (gateways.length === 0 && !settings.cash_on_delivery) return null;
  return (
    <ul aria-label={t`Payment method`} className={row[2]}>
      {gateways.map(({ id, title, logo }) => {
        const src = safeUrl(logo, IMAGE_SCHEMES);
        return (
          <li key={id} className={css.payment}>
            {src ? (
              <img
                src={src}
                alt={title}
                width={48}
                height={32}
                loading="lazy"
                className={css.paymentMark}
              />
            ) : (
              title
            )}
          </li>
        );
      })}
      {settings.cash_on_delivery ? <li className={css.cash}>{t`Cash on delivery`}</li> : null}
    </ul>
  );
}
