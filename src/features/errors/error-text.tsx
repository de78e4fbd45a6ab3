import { BusyError } from '../../api/errors.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { useErrorText } from './use-error-text.ts';

const BusyText = lazyComponent(() => import('./busy-text.tsx').then((module) => module.BusyText));

/** Shows the text of an error. A waiting time counts down. */
export function ErrorText({ error }: { error: unknown }) {
  const text = useErrorText()(error);
  return error instanceof BusyError ? (
    <LazySection fallback={text}>
      <BusyText key={error.retryAtMs} error={error} />
    </LazySection>
  ) : (
    text
  );
}
