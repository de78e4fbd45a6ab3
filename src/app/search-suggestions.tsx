import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { useSettingsStore } from '../lib/stores/settings.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FoundSuggestions } from './found-suggestions.tsx';
import { Listbox } from './listbox.tsx';
import * as css from './search-suggestions.css.ts';
import { Suggestion } from './suggestion.tsx';

/** What the list has of its box. */
export interface SuggestionsProps {
  /** Of the list; its options' ids begin with it. */
  id: string;
  text: string;
  /** Id of the option that the arrows have reached. */
  active: string | undefined;
  isDialog: boolean;
  hrefOf: (text: string) => string;
  /** Something was chosen; the text to keep in the box, where it is not the typed one. */
  onChoose: (kept?: string) => void;
}

/**
 * The list of the search box: what is found while typing, the latest searches before (LIST-07). The focus stays in the box, which
 * moves through the options. Load on first use.
 */
export function SearchSuggestions(props: SuggestionsProps & { onClear: () => void }) {
  const { onClear, ...list } = props;
  const isTyped = list.text.trim() !== '';
  return (
    // A press must not take the focus out of the box: the list would be gone before it is released.
    <div
      role="presentation"
      className={list.isDialog ? css.inDialog : css.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isTyped ? <FoundSuggestions {...list} /> : <LatestSearches {...list} onClear={onClear} />}
    </div>
  );
}

function LatestSearches(props: SuggestionsProps & { onClear: () => void }) {
  const { id, active, hrefOf, onChoose, onClear } = props;
  const { t } = useLingui();
  const searches = useSettingsStore((state) => state.searches);
  return (
    <>
      <div className={css.head}>
        <span aria-hidden>
          <Trans>Recent searches</Trans>
        </span>
        <Button variant="quiet" size="s" onClick={onClear} aria-label={t`Clear recent searches`}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <Listbox id={id} label={t`Recent searches`}>
        {searches.map((search, index) => (
          <Suggestion
            key={search}
            id={`${id}-search-${index}`}
            active={active}
            href={hrefOf(search)}
            onChoose={() => onChoose(search)}
            mark={<Icon of={Clock} size={18} />}
          >
            <bdi>{search}</bdi>
          </Suggestion>
        ))}
      </Listbox>
    </>
  );
}
