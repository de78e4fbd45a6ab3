import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { control } from '../../../ui/fields/field.css.ts';
import * as css from './shop.css.ts';

const DEBOUNCE_MS = 400;

/** Updates the URL after a pause in typing, or on Enter. */
export function ShopSearch(props: {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}) {
  const { label, text, onSearch } = props;
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
        <input
          type="search"
          dir="auto"
          name="search"
          className={control}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          value={shown}
          onChange={(event) => setShown(event.target.value)}
        />
      </form>
    </search>
  );
}
