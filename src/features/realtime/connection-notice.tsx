import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Icon } from '../../ui/content/icon.tsx';
import * as css from './connection-notice.css.ts';
import { useRealtimeState } from './use-realtime.ts';

/** Shown while the connection is lost (STATE-05). */
export function ConnectionNotice() {
  const state = useRealtimeState();
  return (
    <output>
      {state === 'lost' ? (
        <span className={css.notice}>
          <Icon of={WifiOff} size={16} />{' '}
          <Trans>Connection lost. New messages may arrive late.</Trans>
        </span>
      ) : null}
    </output>
  );
}
