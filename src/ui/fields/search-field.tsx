import Search from 'lucide-react/icons/search';
import type { ComponentProps } from 'react';
import { Icon } from '../content/icon.tsx';
import * as css from './search-field.css.ts';
import { SearchInput } from './search-input.tsx';

/** A search with a magnifier, for the content of a page. */
export function SearchField(props: Omit<ComponentProps<typeof SearchInput>, 'className'>) {
  return (
    <div className={css.field}>
      <Icon of={Search} className={css.glyph} />
      <SearchInput {...props} className={css.input} />
    </div>
  );
}
