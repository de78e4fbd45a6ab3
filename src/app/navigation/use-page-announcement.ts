import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns the title of a new page. Empty on the first page, which browsers announce. */
export function usePageAnnouncement(): string {
  const [path] = useLocation();
  const shown = useRef({ path, title: '' });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    if (before.path === path) {
      before.title = document.title;
      return undefined;
    }
    shown.current = { path, title: document.title };
    const announce = () => {
      // Some screens set the title only after their data is loaded.
      if (document.title === '') return;
      setTitle(document.title);
      shown.current.title = document.title;
      observer.disconnect();
    };
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    if (document.title !== before.title) announce();
    return () => observer.disconnect();
  }, [path]);
  return title;
}
