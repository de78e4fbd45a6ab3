import { type FormEvent, useState } from 'react';
import { LabelledInput, LabelledSelect } from './labelled-controls.tsx';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

const MS_PER_UNIT = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

export function TimeSection({ control, data, run }: PanelState) {
  const [amount, setAmount] = useState('1');
  const [unit, setUnit] = useState<keyof typeof MS_PER_UNIT>('hours');
  const clock = data.world?.clock;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await control.change({ advance: Math.round(Number(amount) * MS_PER_UNIT[unit]) });
      return `Advanced by ${amount} ${unit}.`;
    });
  };

  return (
    <Section title="Time">
      <p className={css.note}>
        {clock ? (
          <>
            <time dateTime={clock.now}>{clock.now.slice(0, 19).replace('T', ' ')} UTC</time>
            {clock.frozen ? ', frozen' : ''}
          </>
        ) : (
          'Starts with the first request.'
        )}
      </p>
      <form onSubmit={submit} className={css.row}>
        <LabelledInput
          label="Advance by"
          type="number"
          required
          step="any"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <LabelledSelect
          label="Unit"
          value={unit}
          onChange={(event) => setUnit(event.target.value as keyof typeof MS_PER_UNIT)}
        >
          {Object.keys(MS_PER_UNIT).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </LabelledSelect>
        <button type="submit" className={css.button}>
          Advance
        </button>
      </form>
    </Section>
  );
}
