import { useEffect } from 'react';

/** Ctrl+K or ⌘K, except in dialogs. A single letter would conflict with speech input. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
      // Layouts of other scripts have another letter there. Autofill sends events without a key.
      const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
      if (!isK || ctrlKey === metaKey || altKey || shiftKey) return;
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
