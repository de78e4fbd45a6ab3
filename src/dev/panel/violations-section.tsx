import { useSyncExternalStore } from 'react';
import { onViolation, seenViolations } from '../violations.ts';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';

/** The last calls of this page that broke the contract. */
export function ViolationsSection() {
  const violations = useSyncExternalStore(onViolation, seenViolations);
  return (
    <Section title="Contract violations">
      {violations.length === 0 ? (
        <p className={css.note}>None seen on this page.</p>
      ) : (
        <ul className={css.list}>
          {violations.map(({ id, call, status, blame, message }) => (
            <li key={id}>
              <strong>
                {call} {status}
              </strong>{' '}
              ({blame}): {message}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
