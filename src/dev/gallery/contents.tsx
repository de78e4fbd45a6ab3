import { useEffect, useState } from 'react';
import { from } from '../../ui/theme/breakpoints.ts';
import { Disclosure } from '../../ui/navigation/disclosure.tsx';
import * as css from './gallery.css.ts';
import { partId, SECTIONS } from './sections.ts';

export function Contents() {
  const isWide = useMedia(from.lg);
  const list = (
    <ul className={css.contentsList}>
      {SECTIONS.map(({ id, title, parts }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.sectionEntry}>
            {title}
          </a>
          <ul className={css.partsList}>
            {parts.map(({ name }) => (
              <li key={name}>
                <a href={`#${partId(name)}`} className={css.partEntry}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Contents" className={css.contents}>
      {isWide ? list : <Disclosure summary="Contents">{list}</Disclosure>}
    </nav>
  );
}

function useMedia(condition: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(condition).matches);
  useEffect(() => {
    const query = matchMedia(condition);
    const update = () => setMatches(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [condition]);
  return matches;
}
