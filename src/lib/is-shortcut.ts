export interface PressedKey {
  key: string;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

/** Whether the key may be a shortcut of the browser, such as Alt and an arrow for Back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: PressedKey) =>
  Boolean(altKey || ctrlKey || metaKey);
