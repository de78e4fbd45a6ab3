import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useToasts } from '../feedback/toast.ts';

/**
 * Wraps a menu, dialog or viewer that loads on open. If loading fails, calls `onClose` and shows
 * a toast. Mount it only while open, so that reopening retries.
 */
export function LazyOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  return (
    <LazySection
      onCatch={() => {
        onClose();
        showToast({
          kind: 'error',
          message: t`We couldn’t open this.`,
          action: { label: t`Reload page`, onAction: () => location.reload() },
        });
      }}
    >
      {children}
    </LazySection>
  );
}
