import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.tsx';
import { useGetSettings } from '../../api/generated/settings.ts';
import { refetchFailed } from '../../api/runtime/refetch-failed.ts';
import { ErrorText } from '../../features/errors/error-text.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/content/icon.tsx';
import * as css from './status-banners.css.ts';

/**
 * Shown while offline, or when the shop's settings did not load and screens use their defaults. Its
 * button refetches failed requests.
 */
export function NetworkBanner() {
  const { t } = useLingui();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const isOnline = useSyncExternalStore(subscribe, getOnline);
  const settings = useGetSettings(undefined, { refetchOnMount: false });
  const isComplete = isOnline && (settings.data !== undefined || settings.error === undefined);
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    await refetchFailed(api, mutate);
    setIsRetrying(false);
  }

  return (
    <output aria-label={t`Connection status`}>
      {isComplete ? null : (
        <span className={css.notice}>
          <Icon of={isOnline ? CircleAlert : WifiOff} className={css.glyph} />
          {isOnline ? (
            <ErrorText error={settings.error} />
          ) : (
            <Trans>You’re offline. Some information may be out of date.</Trans>
          )}
          <Button
            variant="quiet"
            size="s"
            className={css.retry}
            busy={isRetrying}
            onClick={() => void retry()}
          >
            <Trans>Try again</Trans>
          </Button>
        </span>
      )}
    </output>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function getOnline() {
  return navigator.onLine;
}
