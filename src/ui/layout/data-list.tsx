import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './data-list.css.ts';

export interface DataEntry {
  term: string;
  detail: ReactNode;
  isTotal?: boolean | undefined;
}

export function DataList({ entries }: { entries: readonly DataEntry[] }) {
  return (
    <dl className={css.list}>
      {entries.map(({ term, detail, isTotal }, index) => (
        <div
          key={`${term}-${String(index)}`}
          className={classNames(css.entry, isTotal && css.total)}
        >
          <dt className={isTotal ? undefined : css.term}>{term}</dt>
          <dd className={isTotal ? css.totalDetail : css.detail}>
            {typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
