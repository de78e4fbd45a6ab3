import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import * as css from './search-box.css.ts';
import { useSearchText } from './use-search-text.ts';

/**
 * The product search: Enter or the button leads to the products (SHELL-03). A plain form, so that it works before the page has
 * come alive.
 */
export function SearchBox(props: {
  className?: string | undefined;
  /** It is what was opened: typing may begin at once. */
  autoFocus?: boolean | undefined;
  /** The search was sent. */
  onSearch?: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { text, search } = useSearchText();
  // What is typed holds until the text itself changes.
  const [typed, setTyped] = useState({ over: text, text });
  const shown = typed.over === text ? typed.text : text;

  function submit(event: FormEvent) {
    event.preventDefault();
    search(shown);
    props.onSearch?.();
  }

  return (
    <search className={props.className}>
      <form action="/products" className={css.box} onSubmit={submit}>
        <input
          type="search"
          name="search"
          aria-label={t`Search products`}
          placeholder={t`What are you looking for?`}
          autoComplete="off"
          enterKeyHint="search"
          autoFocus={props.autoFocus}
          className={css.input}
          value={shown}
          onChange={(event) => setTyped({ over: text, text: event.target.value })}
        />
        <button type="submit" aria-label={t`Search`} className={css.button}>
          <Icon of={Search} />
        </button>
      </form>
    </search>
  );
}
