import type { KeyboardEvent } from 'react';

/** What the box hands on to its list. */
export interface ListHandle {
  handleKey: (event: KeyboardEvent) => void;
}

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
  onChoose: (recentSearch?: string) => void;
}
