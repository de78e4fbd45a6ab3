import { useLingui } from '@lingui/react/macro';
import { currentYear } from '../../../lib/datetime/current-year.ts';
import { useInitialTime } from '../../../lib/react/render-time.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { container } from '../../../ui/layout/layout.css.ts';
import { FooterColumn } from './footer-column.tsx';
import * as css from './footer.css.ts';
import { useFooterColumns } from './use-footer-columns.ts';

/** The dashboard shows only the last line (SHELL-09, SHELL-10). */
export function Footer({ inDashboard }: { inDashboard: boolean }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const columns = useFooterColumns();
  const now = useInitialTime();
  const text = inDashboard
    ? t`All rights reserved`
    : settings.web_footer_text || t`All right reserved by company`;

  return (
    <footer className={css.footer}>
      {settings.web_show_footer && !inDashboard && columns.length > 0 ? (
        <div className={`${container} ${css.columns}`}>
          {columns.map((column) => (
            <FooterColumn key={column.id} column={column} />
          ))}
        </div>
      ) : null}
      <div className={css.end}>
        <p className={`${container} ${css.last}`}>
          <bdi>
            © {currentYear(now)} {text}
          </bdi>
        </p>
      </div>
    </footer>
  );
}
