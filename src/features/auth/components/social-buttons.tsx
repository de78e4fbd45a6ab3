import { Trans, useLingui } from '@lingui/react/macro';
import { activeProviders } from '../social-providers.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as css from './social-buttons.css.ts';
import { SocialLogo } from './social-logo.tsx';
import { useSocialSignIn } from '../hooks/use-social-sign-in.ts';

const NAMES = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** Shows a button for each active provider (AUTH-01, AUTH-15). */
export function SocialButtons() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { start, pendingProvider, problem } = useSocialSignIn();
  const providers = activeProviders(settings.social_auths);
  const labels = {
    google: t`Continue with Google`,
    facebook: t`Continue with Facebook`,
    apple: t`Continue with Apple`,
  };
  if (providers.length === 0) return null;

  return (
    <div className={stack[3]}>
      <p className={css.divider}>
        <Trans>Or continue with</Trans>
      </p>
      {problem ? <Alert kind="danger">{problem}</Alert> : null}
      <div className={css.providers}>
        {providers.map((name) => (
          <Button
            key={name}
            variant="secondary"
            aria-label={labels[name]}
            busy={pendingProvider === name}
            icon={<SocialLogo of={name} />}
            onClick={() => start(name)}
          >
            {NAMES[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}
