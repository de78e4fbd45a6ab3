import { createStore, useStore } from 'zustand';

type Drafts = Readonly<Record<string, object>>;

/**
 * What was typed or chosen and not sent, by the form's name: it waits while the shopper is elsewhere in the shop, files too, and
 * ends with the page. Whose it is, is part of the name.
 */
const drafts = createStore<Drafts>(() => ({}));

/** Changes a draft by what it is now; undefined forgets it. */
export function updateDraft<Draft extends object>(
  name: string,
  change: (draft: Partial<Draft>) => Partial<Draft> | undefined,
): void {
  drafts.setState((all) => {
    const { [name]: draft = {}, ...others } = all;
    const next = change(draft);
    return next === undefined ? others : { ...others, [name]: next };
  }, true);
}

/** A draft as it is now: undefined where there is none. */
export function useMemoryDraft<Draft extends object>(name: string): Partial<Draft> | undefined {
  return useStore(drafts, (all) => all[name] as Partial<Draft> | undefined);
}

/** Who has left leaves nothing behind. */
export function clearDrafts(): void {
  drafts.setState({}, true);
}
