import type { ListHandle, SuggestionsProps } from './suggestions-props.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { usePreferences } from '../../settings/preferences-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { SuggestionResults } from './suggestion-results.tsx';
import { Listbox } from './listbox.tsx';
import * as css from './search-suggestions.css.ts';
import { SuggestionOption } from './suggestion-option.tsx';

/**
 * Suggestions while typing, else recent searches (LIST-07). Focus stays in the input. Load lazily.
 */
export function SearchSuggestions(
  props: SuggestionsProps & {
    ref: Ref<ListHandle>;
    /** undefined: the input. */
    onMove: (active: string | undefined) => void;
    onClose: () => void;
    onClear: () => void;
  },
) {
  const { ref, onMove, onClose, onClear, ...list } = props;
  const { activeId } = list;
  const hasText = list.text.trim() !== '';
  const panel = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    const options = [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    if (key === 'Escape') {
      // Closes only the list, not the dialog.
      event.stopPropagation();
      onClose();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      // Cyclic: undefined is the input itself.
      const positions = [undefined, ...options.map(({ id }) => id)];
      const step = key === 'ArrowDown' ? 1 : -1;
      onMove(positions.at((positions.indexOf(activeId) + step) % positions.length));
    } else if (key === 'Enter') {
      const option = options.find(({ id }) => id === activeId);
      if (!option) return;
      option.click();
    } else return;
    event.preventDefault();
  }
  useImperativeHandle(ref, () => ({ handleKey }));

  return (
    // Keeps the focus: blur would close the list before the click.
    <div
      ref={panel}
      role="presentation"
      className={list.isDialog ? css.inDialog : css.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {hasText ? <SuggestionResults {...list} /> : <LatestSearches {...list} onClear={onClear} />}
    </div>
  );
}

function LatestSearches(props: SuggestionsProps & { onClear: () => void }) {
  const { id, activeId, hrefOf, onChoose, onClear } = props;
  const { t } = useLingui();
  const searches = usePreferences((state) => state.searches);
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
          <SuggestionOption
            key={search}
            id={`${id}-search-${index}`}
            activeId={activeId}
            href={hrefOf(search)}
            onChoose={() => onChoose(search)}
            icon={<Icon of={Clock} size={18} />}
          >
            <bdi>{search}</bdi>
          </SuggestionOption>
        ))}
      </Listbox>
    </>
  );
}
