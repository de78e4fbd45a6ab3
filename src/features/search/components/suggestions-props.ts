import type { KeyboardEvent } from 'react';

export interface ListHandle {
  handleKey: (event: KeyboardEvent) => void;
}

export interface SuggestionsProps {
  /** Also prefix of the option ids. */
  id: string;
  text: string;
  /** Id of the active option. */
  activeId: string | undefined;
  isDialog: boolean;
  hrefOf: (text: string) => string;
  /** `recentSearch` replaces the typed text. */
  onChoose: (recentSearch?: string) => void;
}
