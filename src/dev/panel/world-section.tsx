import { type FormEvent, useState } from 'react';
import { LabelledInput } from './labelled-controls.tsx';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

export function WorldSection({
  control,
  data,
  run,
  onEnter,
  onReset,
}: PanelState & { onEnter: (name: string) => void; onReset: () => void }) {
  const [name, setName] = useState(control.world);
  const counts = Object.entries(data.world?.counts ?? {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter(name.trim());
  };
  const reset = () =>
    run(async () => {
      await control.change({ reset: true });
      onReset();
      return 'The world was reset.';
    });

  return (
    <Section title="World">
      <p className={css.note}>
        <strong>{control.world}</strong>
        {data.world
          ? `: ${counts.map(([label, count]) => `${count} ${label}`).join(', ')}`
          : ' is created by its first request.'}
      </p>
      <form onSubmit={submit} className={css.row}>
        <LabelledInput
          label="World name"
          required
          pattern="[A-Za-z0-9_.\-]{1,64}"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={css.button}>
          Switch
        </button>
        <button type="button" className={css.button} onClick={reset}>
          Reset this world
        </button>
      </form>
    </Section>
  );
}
