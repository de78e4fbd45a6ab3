import { useState } from 'react';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const LOCATE_TIMEOUT_MS = 15_000;

/** Reads the browser's location on request only. The browser then asks for permission. */
export function useBrowserLocation(onFound: (position: Position) => void) {
  const isMounted = useIsMounted();
  const [status, setStatus] = useState<'idle' | 'locating' | 'denied' | 'failed'>('idle');
  function locate(): void {
    // Missing on pages without HTTPS.
    if (!('geolocation' in navigator)) {
      setStatus('failed');
      return;
    }
    setStatus('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isMounted.current) return;
        setStatus('idle');
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (isMounted.current) setStatus(code === PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: LOCATE_TIMEOUT_MS },
    );
  }
  return { status, locate };
}
