import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable], [role=dialog]';

/** A slash leads into the search box from anywhere but a field and an open dialog. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const box = document.querySelector<HTMLInputElement>('header input[name=search]');
      const isElsewhere = target instanceof Element && target.closest(FIELDS);
      if (isElsewhere || !box || box.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
