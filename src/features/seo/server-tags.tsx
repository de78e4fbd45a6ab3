import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Marks the head's elements that only the server renders. */
export const SERVER_TAG = 'data-server';

/** Removes the server's tags on the first navigation: they describe the loaded page. */
export function ServerTags(): null {
  const [path] = useLocation();
  const url = `${path}?${useSearch()}`;
  const [firstUrl] = useState(url);
  const hasMoved = url !== firstUrl;
  useEffect(() => {
    if (!hasMoved) return;
    for (const tag of document.head.querySelectorAll(`[${SERVER_TAG}]`)) tag.remove();
  }, [hasMoved]);
  return null;
}
