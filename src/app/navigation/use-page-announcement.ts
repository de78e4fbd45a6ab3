import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Title of the page that the shopper has come to, once it is known; empty on the first page, which browsers announce themselves. */
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
      // Screens bring their title along, some only with their data.
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
