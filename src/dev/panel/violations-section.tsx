import { useSyncExternalStore } from 'react';
import { onViolation, getViolations } from '../violations.ts';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';

export function ViolationsSection() {
  const violations = useSyncExternalStore(onViolation, getViolations);
  return (
    <Section title="Contract violations">
      {violations.length === 0 ? (
        <p className={css.note}>No violations on this page.</p>
      ) : (
        <ul className={css.list}>
          {violations.map(({ id, call, status, blame, message, pointer, code, check }) => (
            <li key={id}>
              <strong>
                {call} {status ?? 'no response'}
              </strong>{' '}
              ({blame}
              {check === undefined ? '' : `, ${check}`}):{' '}
              {pointer ? <code className={css.code}>{pointer}</code> : null} {message}{' '}
              {code === undefined ? null : (
                <a
                  className={css.link}
                  href={`/__contract/explain/${code}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {code}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
