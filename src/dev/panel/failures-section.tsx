import { type FormEvent, useState } from 'react';
import { FAILURE_KINDS, type Failure } from '../../../mocks/worlds/failures.ts';
import type { OperationInfo } from './control.ts';
import { LabelledInput, LabelledSelect } from './labelled-controls.tsx';
import * as css from './panel.css.ts';
import { Section } from './section.tsx';
import type { PanelState } from './use-panel.ts';

const SLOW_ONLY = 'slow only';

export function FailuresSection({ control, data, run }: PanelState) {
  const [filter, setFilter] = useState('');
  const [operation, setOperation] = useState('*');
  const [status, setStatus] = useState('500');
  const [delay, setDelay] = useState('');
  const [times, setTimes] = useState('');
  const failures = data.world?.failures ?? [];
  const options = [...statusesOf(data.operations, operation), ...FAILURE_KINDS, SLOW_ONLY];

  const shown = data.operations.filter((one) => one.id === operation || matches(one, filter));
  const selected = data.operations.find(({ id }) => id === operation);

  const choose = (id: string) => {
    setOperation(id);
    const statuses = statusesOf(data.operations, id);
    if (/^\d/.test(status) && !statuses.includes(status)) setStatus(statuses.at(-1) ?? 'hang');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const failure: Failure = {
      operation,
      ...(status === SLOW_ONLY ? {} : { status: parseStatus(status) }),
      ...(delay === '' ? {} : { delay: Number(delay) }),
      ...(times === '' ? {} : { times: Number(times) }),
    };
    run(async () => {
      await control.change({ failures: [...failures, failure] });
      return `Added: ${describe(failure)}.`;
    });
  };
  const remove = (failure: Failure) =>
    run(async () => {
      await control.change({ failures: failures.filter((other) => other !== failure) });
      return `Removed: ${describe(failure)}.`;
    });

  return (
    <Section title="Failures">
      {failures.length === 0 ? (
        <p className={css.note}>None.</p>
      ) : (
        <ul className={css.list}>
          {failures.map((failure) => (
            <li key={JSON.stringify(failure)} className={css.row}>
              <span>{describe(failure)}</span>
              <button
                type="button"
                className={css.button}
                aria-label={`Remove ${describe(failure)}`}
                onClick={() => remove(failure)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className={css.row}>
        <LabelledInput
          label="Filter operations"
          type="search"
          placeholder="Name, path or summary"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <LabelledSelect
          label="Operation"
          description={
            selected ? `${selected.method} ${selected.path}: ${selected.summary}` : undefined
          }
          value={operation}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="*">* (all)</option>
          {shown.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </LabelledSelect>
        <LabelledSelect
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </LabelledSelect>
        <LabelledInput
          label="Delay (ms)"
          type="number"
          min={0}
          step={1}
          required={status === SLOW_ONLY}
          value={delay}
          onChange={(event) => setDelay(event.target.value)}
        />
        <LabelledInput
          label="Times"
          type="number"
          min={1}
          step={1}
          placeholder="always"
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
        <button type="submit" className={css.button}>
          Add failure
        </button>
      </form>
    </Section>
  );
}

/** Whether the operation contains every word. */
function matches({ id, method, path, summary }: OperationInfo, filter: string): boolean {
  const text = `${id} ${method} ${path} ${summary}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function statusesOf(operations: PanelState['data']['operations'], id: string): string[] {
  const chosen = operations.filter((operation) => id === '*' || operation.id === id);
  const statuses = chosen.flatMap(({ responses }) => responses.map(({ status }) => status));
  return [...new Set(statuses)].toSorted((one, other) => one - other).map(String);
}

function parseStatus(text: string): NonNullable<Failure['status']> {
  return FAILURE_KINDS.find((kind) => kind === text) ?? Number(text);
}

function describe({ operation, status, delay, times }: Failure): string {
  const parts = [
    operation,
    status ?? 'slow',
    delay === undefined ? [] : `after ${delay} ms`,
    times === undefined ? [] : `${times}×`,
  ];
  return parts.flat().join(' ');
}
