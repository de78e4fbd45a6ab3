import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Kept, Specimen } from '../specimen.tsx';

function TextFields() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="empty, required">
        <TextField label={say.email} required />
      </Specimen>
      <Specimen state="optional, with help and placeholder">
        <TextField label={say.email} help={say.help} placeholder="name@example.com" />
      </Specimen>
      <Specimen state="filled">
        <TextField label={say.name} required defaultValue={say.person} />
      </Specimen>
      <Specimen state="hover" force="hover">
        <TextField label={say.name} required defaultValue={say.person} />
      </Specimen>
      <Specimen state="focus" force="focus">
        <TextField label={say.name} required defaultValue={say.person} />
      </Specimen>
      <Specimen state="invalid">
        <TextField label={say.email} required error={say.wrong} defaultValue="amira.example.com" />
      </Specimen>
      <Specimen state="invalid, focus, long texts" force="focus">
        <TextField
          label={say.longProduct}
          required
          error={say.longWrong}
          defaultValue={say.longNote}
        />
      </Specimen>
      <Specimen state="disabled">
        <TextField label={say.name} required disabled defaultValue={say.person} />
      </Specimen>
    </div>
  );
}

function TextAreas() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="empty">
        <TextAreaField label={say.note} />
      </Specimen>
      <Specimen state="filled, grows">
        <TextAreaField label={say.note} defaultValue={`${say.longNote} ${say.longNote}`} />
      </Specimen>
      <Specimen state="invalid">
        <TextAreaField label={say.note} required error={say.longWrong} />
      </Specimen>
      <Specimen state="disabled">
        <TextAreaField label={say.note} disabled defaultValue={say.longNote} />
      </Specimen>
    </div>
  );
}

function Passwords() {
  return (
    <div className={css.grid}>
      <Specimen state="empty">
        <PasswordField label="Password" required autoComplete="new-password" help="8 characters" />
      </Specimen>
      <Specimen state="filled">
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          defaultValue="secret"
        />
      </Specimen>
      <Specimen state="invalid">
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          error="Use 8 characters or more."
        />
      </Specimen>
    </div>
  );
}

function Numbers() {
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: '' },
        { state: 'filled', initial: '1250' },
        { state: 'invalid', initial: '99', error: '1 to 10' },
      ].map(({ state, initial, error }) => (
        <Specimen key={state} state={state}>
          <Kept initial={initial}>
            {(value, keep) => (
              <NumberField label="Pieces" required value={value} error={error} onChange={keep} />
            )}
          </Kept>
        </Specimen>
      ))}
      <Specimen state="disabled">
        <NumberField label="Pieces" required disabled value="3" onChange={() => undefined} />
      </Specimen>
    </div>
  );
}

const CODES = [
  { country: 'Jordan', code: '962' },
  { country: 'United Arab Emirates', code: '971' },
  { country: 'Sweden', code: '46' },
];

function Phones() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: '' },
        { state: 'filled', initial: '791234567' },
        { state: 'focus', initial: '791234567' },
        { state: 'invalid', initial: '12', error: say.invalid },
        { state: 'disabled', initial: '791234567' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input"
          force={state === 'focus' ? 'focus' : undefined}
        >
          <Kept initial={initial}>
            {(value, keep) => (
              <PhoneField
                label={say.phone}
                required
                codes={CODES}
                code={state === 'filled' ? '971' : '962'}
                onCodeChange={() => undefined}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={keep}
              />
            )}
          </Kept>
        </Specimen>
      ))}
    </div>
  );
}

function Codes() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: '' },
        { state: 'half filled, focus', initial: '47' },
        { state: 'invalid', initial: '4711', error: say.invalid },
        { state: 'disabled', initial: '4711' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input:nth-of-type(3)"
          force={state.includes('focus') ? 'focus' : undefined}
        >
          <Kept initial={initial}>
            {(value, keep) => (
              <CodeField
                label={say.code}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={keep}
              />
            )}
          </Kept>
        </Specimen>
      ))}
      <Specimen state="six digits" wide>
        <Kept initial="128">
          {(value, keep) => <CodeField label={say.code} length={6} value={value} onChange={keep} />}
        </Kept>
      </Specimen>
    </div>
  );
}

const COUNTRIES = [
  { id: 'jo', label: 'Jordan', detail: '+962' },
  { id: 'ae', label: 'United Arab Emirates', detail: '+971' },
  { id: 'gb', label: 'South Georgia and the South Sandwich Islands', detail: '+500' },
  { id: 'se', label: 'Sweden', detail: '+46' },
];

function Comboboxes() {
  const say = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: null },
        { state: 'chosen', initial: 'ae' },
        { state: 'focus', initial: 'se' },
        { state: 'invalid', initial: null, error: say.invalid },
        { state: 'disabled', initial: 'jo' },
        { state: 'long text', initial: 'gb' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input"
          force={state === 'focus' ? 'focus' : undefined}
        >
          <Kept initial={initial}>
            {(value, keep) => (
              <Combobox
                label={say.country}
                required={state !== 'empty'}
                options={COUNTRIES}
                placeholder={say.choose}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={keep}
              />
            )}
          </Kept>
        </Specimen>
      ))}
    </div>
  );
}

export const TEXT_FIELDS: GallerySection = {
  id: 'text-fields',
  title: 'Fields',
  about: 'What is typed. Label, help and error are wired once for all of them.',
  parts: [
    { name: 'TextField', about: 'One line of text.', Show: TextFields },
    { name: 'TextAreaField', about: 'Several lines; grows with what is typed.', Show: TextAreas },
    { name: 'PasswordField', about: 'With a button that shows it.', Show: Passwords },
    { name: 'NumberField', about: 'A whole number, in the digits of any script.', Show: Numbers },
    { name: 'PhoneField', about: 'A number with its dialling code.', Show: Phones },
    { name: 'CodeField', about: 'A code of a few digits, a box for each.', Show: Codes },
    { name: 'Combobox', about: 'One of many, found by typing.', Show: Comboboxes },
  ],
};
