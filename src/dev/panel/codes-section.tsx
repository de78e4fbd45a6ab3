import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

export function CodesSection({ data, run }: PanelState) {
  return (
    <Section title="Verification codes">
      {data.codes.length === 0 ? (
        <p className={css.note}>No codes yet.</p>
      ) : (
        <ul className={css.list}>
          {data.codes.map((code) => (
            <li key={describe(code)}>{describe(code)}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={css.button}
        onClick={() => run(() => Promise.resolve('Updated.'))}
      >
        Refresh
      </button>
    </Section>
  );
}

function describe(code: unknown): string {
  if (typeof code !== 'object' || code === null) return String(code);
  return Object.entries(code)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
