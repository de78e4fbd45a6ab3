import { type FormEvent, useId, useState } from 'react';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

export function ScenarioSection({
  data,
  onSwitch,
}: PanelState & { onSwitch: (names: readonly string[]) => void }) {
  const running = data.world?.scenarios ?? [];
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(running);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSwitch(chosen);
  };

  return (
    <Section title="Scenario">
      <form onSubmit={submit}>
        <ul className={css.choices}>
          {data.scenarios
            .filter(({ name }) => name !== 'default')
            .map(({ name, summary }) => (
              <li key={name}>
                <label className={css.choice}>
                  <input
                    type="checkbox"
                    aria-describedby={`${id}-${name}`}
                    checked={chosen.includes(name)}
                    onChange={() => toggle(name)}
                  />
                  {name}
                </label>
                <p id={`${id}-${name}`} className={css.description}>
                  {summary}
                </p>
              </li>
            ))}
        </ul>
        <p className={css.note}>
          {chosen.length === 0 ? 'None (the default demo shop).' : `Chosen: ${chosen.join(', ')}.`}
        </p>
        <button type="submit" className={css.button}>
          Switch scenario
        </button>
      </form>
    </Section>
  );
}
