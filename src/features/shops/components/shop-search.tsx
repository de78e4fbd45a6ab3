import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { control } from '../../../ui/fields/field.css.ts';
import * as css from './shop.css.ts';

/** A shopper who still types needs no answer yet, ms. */
const DEBOUNCE_MS = 400;

/** Looks through one shop; the address follows what is typed once the typing rests, or at Enter. */
export function ShopSearch(props: { text: string; onSearch: (text: string) => void }) {
  const { text, onSearch } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(text);
  // What is typed holds until the address itself changes to something else.
  const [syncedText, setSyncedText] = useState(text);
  if (syncedText !== text) {
    setSyncedText(text);
    if (shown.trim() !== text) setShown(text);
  }
  const debounced = useDebouncedValue(shown.trim(), DEBOUNCE_MS);

  const send = useEffectEvent((search: string) => {
    // Not what rested before the address changed.
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
          aria-label={t`Search this shop`}
          placeholder={t`Search this shop`}
          autoComplete="off"
          enterKeyHint="search"
          value={shown}
          onChange={(event) => setShown(event.target.value)}
        />
      </form>
    </search>
  );
}
