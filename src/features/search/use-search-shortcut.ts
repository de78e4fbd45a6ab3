import { useEffect } from 'react';

/** Ctrl+K or ⌘K, except in dialogs. A single letter would conflict with speech input. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      const box = document.querySelector<HTMLInputElement>('header input[name=search]');
      if (!box || box.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
