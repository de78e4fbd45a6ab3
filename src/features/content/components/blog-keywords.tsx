import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import * as css from './content.css.ts';

export function BlogKeywords({ tags }: { tags: readonly components['schemas']['BlogTag'][] }) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby={id} className={stack[2]}>
      <h2 id={id} className={css.label}>
        <Trans>Tags</Trans>
      </h2>
      <ul className={row[2]}>
        {tags.map(({ id: tag, name }) => (
          <li key={tag}>
            <Badge wraps>
              <bdi>{`#${name}`}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
