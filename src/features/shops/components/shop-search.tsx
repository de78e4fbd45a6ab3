import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import * as css from './shop.css.ts';

const DEBOUNCE_MS = 400;

/** Updates the URL after a pause in typing, or on Enter. */
export function ShopSearch(props: {
  label: string;
  /** The label, unless it is too long. */
  placeholder?: string;
  text: string;
  onSearch: (text: string) => void;
}) {
  const { label, placeholder = label, text, onSearch } = props;
  const [shown, setShown] = useState(text);
  // Keep the typed text until the URL changes.
  const [syncedText, setSyncedText] = useState(text);
  if (syncedText !== text) {
    setSyncedText(text);
    if (shown.trim() !== text) setShown(text);
  }
  const debounced = useDebouncedValue(shown.trim(), DEBOUNCE_MS);

  const send = useEffectEvent((search: string) => {
    // Ignore a debounced value of the previous URL.
    if (search !== text && search === shown.trim()) onSearch(search);
  });
  useEffect(() => send(debounced), [debounced]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (shown.trim() !== text) onSearch(shown.trim());
  }

  return (
    <search className={css.search}>
      <form onSubmit={submit}>
        <SearchField
          name="search"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          value={shown}
          onChange={setShown}
        />
      </form>
    </search>
  );
}
