import { useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
} from 'react';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { LazySection } from '../../lib/react/lazy-section.tsx';
import { PRODUCTS_PATH } from '../../lib/router/paths.ts';
import { usePreferences, usePreferencesStore } from '../settings/preferences-store.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import { Icon } from '../../ui/content/icon.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import * as css from './search-box.css.ts';
import type { ListHandle } from './components/suggestions-props.ts';
import { useSearchText } from './hooks/use-search-text.ts';

const Suggestions = lazyComponent(() =>
  import('./components/search-suggestions.tsx').then((module) => module.SearchSuggestions),
);

/** Of the input, which opens the suggestions. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/**
 * Enter opens the product list (SHELL-03), a suggestion opens directly (LIST-07). A plain form, so it
 * works before hydration. The popup loads on first focus.
 */
export function SearchBox(props: {
  className?: string | undefined;
  isDialog?: boolean | undefined;
  onSearch?: (() => void) | undefined;
}) {
  const preferences = usePreferencesStore();
  const { saveRecentSearch } = preferences;
  const { className, isDialog = false, onSearch } = props;
  const { t } = useLingui();
  const { text, isList, search, hrefOf } = useSearchText();
  const [shown, setShown] = useState(text);
  // Keep typed text until the search text changes. Other tabs also change the stored one.
  const [syncedText, setSyncedText] = useState(text);
  if (syncedText !== text) {
    setSyncedText(text);
    if (isList || shown === syncedText) setShown(text);
  }
  const hasSearches = usePreferences(({ searches }) => searches.length > 0);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const list = useRef<ListHandle>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isExpanded = isOpen && (shown.trim() !== '' || hasSearches);

  // A closed dialog forgets what was typed.
  const keepTyped = useEffectEvent(() => preferences.setState({ search: shown }));
  useEffect(() => (isDialog ? () => keepTyped() : undefined), [isDialog]);

  function open() {
    setOpen(true);
    setActive(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(shown);
    setOpen(false);
    onSearch?.();
  }

  function choose(recentSearch?: string) {
    if (recentSearch === undefined) preferences.setState({ search: shown.trim() });
    else saveRecentSearch(recentSearch);
    if (recentSearch !== undefined) setShown(recentSearch);
    setOpen(false);
    onSearch?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (list.current) list.current.handleKey(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  }

  return (
    <search
      className={classNames(css.search, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A dialog without its list would move the button that was pressed.
        if (!isDialog && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form action={PRODUCTS_PATH} className={css.box} onSubmit={submit}>
        <SearchInput
          ref={input}
          name="search"
          aria-label={t`Search products`}
          {...COMBOBOX}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          aria-activedescendant={isExpanded ? active : undefined}
          aria-keyshortcuts={isDialog ? undefined : 'Control+K Meta+K'}
          placeholder={t`What are you looking for?`}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          autoFocus={isDialog}
          className={css.input}
          value={shown}
          onFocus={open}
          onClick={() => setOpen(true)}
          onChange={(typed) => {
            setShown(typed);
            open();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={t`Search`} className={css.button}>
          <Icon of={Search} />
        </button>
      </form>
      {isExpanded ? (
        // Search works without suggestions.
        <LazySection>
          <Suggestions
            ref={list}
            id={id}
            text={shown}
            activeId={active}
            isDialog={isDialog}
            hrefOf={hrefOf}
            onMove={setActive}
            onClose={() => setOpen(false)}
            onChoose={choose}
            onClear={() => {
              preferences.setState({ searches: [] });
              input.current?.focus();
            }}
          />
        </LazySection>
      ) : null}
    </search>
  );
}
