import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { currentYear } from '../../../lib/datetime/current-year.ts';
import { useInitialTime } from '../../../lib/react/render-time.ts';

/** The line with the current year (SHELL-09, SHELL-10). */
export function Copyright({ inDashboard = false }: { inDashboard?: boolean }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const now = useInitialTime();
  const text = inDashboard
    ? t`All rights reserved`
    : settings.web_footer_text || t`All right reserved by company`;
  return (
    <p>
      <bdi>
        © {currentYear(now)} {text}
      </bdi>
    </p>
  );
}
