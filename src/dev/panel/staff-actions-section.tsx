import { type FormEvent, useState } from 'react';
import type { ActInfo } from './control.ts';
import { LabelledInput, LabelledSelect } from './labelled-controls.tsx';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

type FieldInfo = ActInfo['fields'][number];

/** Acts in the place of the shop's staff: a form made from what the mock says of each act. */
export function StaffActionsSection({ control, data, run }: PanelState) {
  const [name, setName] = useState(data.acts[0]?.name ?? '');
  const act = data.acts.find((action) => action.name === name);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!act) return;
    const form = new FormData(event.currentTarget);
    run(() => control.performAction(act.name, parseValues(act.fields, form)));
  };

  return (
    <Section title="What staff do">
      <LabelledSelect label="Act" value={name} onChange={(event) => setName(event.target.value)}>
        {data.acts.map((action) => (
          <option key={action.name}>{action.name}</option>
        ))}
      </LabelledSelect>
      {act ? (
        <form key={act.name} onSubmit={submit} className={css.row}>
          <p className={css.note}>{act.summary}</p>
          {act.fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <button type="submit" className={css.button}>
            Do it
          </button>
        </form>
      ) : null}
    </Section>
  );
}

function FieldInput({ field }: { field: FieldInfo }) {
  const { name, about } = field;
  const common = { label: name, name, title: about, required: !field.optional };
  if (field.type === 'integer') {
    return <LabelledInput {...common} type="number" step={1} min={field.min} max={field.max} />;
  }
  if (field.type === 'flag') return <LabelledInput {...common} required={false} type="checkbox" />;
  if (field.type === 'text') return <LabelledInput {...common} type="text" />;
  return (
    <LabelledSelect {...common}>
      {field.optional ? <option value="">—</option> : null}
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </LabelledSelect>
  );
}

/** Texts of a form as the act's fields want them; what is left empty is left out. */
function parseValues(fields: readonly FieldInfo[], form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, type } of fields) {
    const value = form.get(name);
    if (type === 'flag') values[name] = value !== null;
    else if (typeof value === 'string' && value !== '') {
      values[name] = type === 'integer' ? Number(value) : value;
    }
  }
  return values;
}
