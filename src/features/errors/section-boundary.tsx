import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.tsx';
import { ErrorBoundary } from '../../lib/react/error-boundary.tsx';
import { reloadForNewBuild } from '../../lib/outdated-build.ts';
import { ChunkLoadError } from '../../lib/react/lazy-module.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

/**
 * Catches errors within a section of a page. Retry drops the unused cache, so data loads again. A
 * failed chunk needs a page reload. With `skeleton`, which is shown meanwhile, the page reloads
 * itself once.
 */
export function SectionBoundary(props: {
  level?: 1 | 2 | 3 | undefined;
  title?: ReactNode;
  skeleton?: ReactNode;
  children: ReactNode;
}) {
  const { level, title, skeleton, children } = props;
  const api = useApi();
  const { mutate, fallback: ssrData } = useSWRConfig();
  return (
    <ErrorBoundary
      renderFailure={({ error, retry }) =>
        error instanceof ChunkLoadError ? (
          <MissingCode level={level} skeleton={skeleton} />
        ) : (
          <ErrorState
            level={level}
            title={title ?? <Trans>Something went wrong</Trans>}
            onRetry={() =>
              void import('../../api/runtime/drop-unused-cache.ts')
                .then(({ dropUnusedCache }) => dropUnusedCache(api, mutate, ssrData))
                .then(retry, retry)
            }
          >
            <Trans>Your cart and account are safe.</Trans>
          </ErrorState>
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function MissingCode({
  level,
  skeleton,
}: {
  level: 1 | 2 | 3 | undefined;
  skeleton: ReactNode | undefined;
}) {
  const [reloads, setReloads] = useState(skeleton !== undefined);
  useEffect(() => {
    if (reloads) void reloadForNewBuild().then(setReloads);
  }, [reloads]);
  if (reloads) return skeleton;
  return (
    <ErrorState
      level={level}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      }
    >
      <Trans>
        We’ve updated the site, or you lost your connection. Your cart and account are safe.
      </Trans>
    </ErrorState>
  );
}
