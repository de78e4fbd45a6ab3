import { type FormEvent, useState } from 'react';
import type { StaffActionInfo } from './control.ts';
import { LabelledInput, LabelledSelect } from './labelled-controls.tsx';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

type FieldInfo = StaffActionInfo['fields'][number];

export function StaffActionsSection({ control, data, run }: PanelState) {
  const [name, setName] = useState(data.staffActions[0]?.name ?? '');
  const selected = data.staffActions.find((action) => action.name === name);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!selected) return;
    const form = new FormData(event.currentTarget);
    run(() => control.performStaffAction(selected.name, parseValues(selected.fields, form)));
  };

  return (
    <Section title="Staff actions">
      <LabelledSelect label="Action" value={name} onChange={(event) => setName(event.target.value)}>
        {data.staffActions.map((action) => (
          <option key={action.name}>{action.name}</option>
        ))}
      </LabelledSelect>
      {selected ? (
        <form key={selected.name} onSubmit={submit} className={css.row}>
          <p className={css.note}>{selected.summary}</p>
          {selected.fields.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
          <button type="submit" className={css.button}>
            Run
          </button>
        </form>
      ) : null}
    </Section>
  );
}

function FieldInput({ field }: { field: FieldInfo }) {
  const { name, description } = field;
  const common = { label: name, name, description, required: !field.optional };
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

/** Converts form values to the field types. Omits empty fields. */
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
