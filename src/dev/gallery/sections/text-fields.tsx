import { CodeField } from '../../../ui/fields/code-field.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Stateful, Specimen } from '../specimen.tsx';

function TextFields() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="empty, required">
        <TextField label={texts.email} required />
      </Specimen>
      <Specimen state="optional, with help and placeholder">
        <TextField label={texts.email} help={texts.help} placeholder="name@example.com" />
      </Specimen>
      <Specimen state="filled">
        <TextField label={texts.name} required defaultValue={texts.person} />
      </Specimen>
      <Specimen state="hover" force="hover">
        <TextField label={texts.name} required defaultValue={texts.person} />
      </Specimen>
      <Specimen state="focus" force="focus">
        <TextField label={texts.name} required defaultValue={texts.person} />
      </Specimen>
      <Specimen state="invalid">
        <TextField
          label={texts.email}
          required
          error={texts.wrong}
          defaultValue="amira.example.com"
        />
      </Specimen>
      <Specimen state="invalid, focus, long texts" force="focus">
        <TextField
          label={texts.longProduct}
          required
          error={texts.longWrong}
          defaultValue={texts.longNote}
        />
      </Specimen>
      <Specimen state="disabled">
        <TextField label={texts.name} required disabled defaultValue={texts.person} />
      </Specimen>
    </div>
  );
}

function TextAreas() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="empty">
        <TextAreaField label={texts.note} />
      </Specimen>
      <Specimen state="filled, grows">
        <TextAreaField label={texts.note} defaultValue={`${texts.longNote} ${texts.longNote}`} />
      </Specimen>
      <Specimen state="invalid">
        <TextAreaField label={texts.note} required error={texts.longWrong} />
      </Specimen>
      <Specimen state="disabled">
        <TextAreaField label={texts.note} disabled defaultValue={texts.longNote} />
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

const SearchInputs = () => <Searches of={SearchInput} />;
const SearchFields = () => <Searches of={SearchField} />;

function Searches({ of: Search }: { of: typeof SearchField }) {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {['', texts.product].map((initial) => (
        <Specimen key={initial} state={initial === '' ? 'empty' : 'filled'}>
          <Stateful initial={initial}>
            {(value, setValue) => (
              <Search
                aria-label={texts.item}
                placeholder={texts.item}
                value={value}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

function Numbers() {
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: undefined },
        { state: 'filled', initial: 1250 },
      ].map(({ state, initial }) => (
        <Specimen key={state} state={state}>
          <Stateful<number | undefined> initial={initial}>
            {(value, setValue) => (
              <NumberField
                label="Lowest price"
                placeholder="$3.00"
                value={value}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
      <Specimen state="disabled">
        <NumberField label="Lowest price" disabled value={3} onChange={() => undefined} />
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
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: '' },
        { state: 'filled', initial: '791234567' },
        { state: 'focus', initial: '791234567' },
        { state: 'invalid', initial: '12', error: texts.invalid },
        { state: 'disabled', initial: '791234567' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input"
          force={state === 'focus' ? 'focus' : undefined}
        >
          <Stateful initial={initial}>
            {(value, setValue) => (
              <PhoneField
                label={texts.phone}
                required
                codes={CODES}
                code={state === 'filled' ? '971' : '962'}
                onCodeChange={() => undefined}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

function Codes() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: '' },
        { state: 'half filled, focus', initial: '47' },
        { state: 'invalid', initial: '4711', error: texts.invalid },
        { state: 'disabled', initial: '4711' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input:nth-of-type(3)"
          force={state.includes('focus') ? 'focus' : undefined}
        >
          <Stateful initial={initial}>
            {(value, setValue) => (
              <CodeField
                label={texts.code}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
      <Specimen state="six digits" wide>
        <Stateful initial="128">
          {(value, setValue) => (
            <CodeField label={texts.code} length={6} value={value} onChange={setValue} />
          )}
        </Stateful>
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
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: null },
        { state: 'chosen', initial: 'ae' },
        { state: 'focus', initial: 'se' },
        { state: 'invalid', initial: null, error: texts.invalid },
        { state: 'disabled', initial: 'jo' },
        { state: 'long text', initial: 'gb' },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at="input"
          force={state === 'focus' ? 'focus' : undefined}
        >
          <Stateful initial={initial}>
            {(value, setValue) => (
              <Combobox
                label={texts.country}
                required={state !== 'empty'}
                options={COUNTRIES}
                placeholder={texts.choose}
                value={value}
                error={error}
                disabled={state === 'disabled'}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

export const TEXT_FIELDS: GallerySection = {
  id: 'text-fields',
  title: 'Fields',
  about: 'Text inputs. All of them share the same label, help and error.',
  parts: [
    { name: 'TextField', about: 'One line of text.', Show: TextFields },
    { name: 'TextAreaField', about: 'Several lines; grows with its content.', Show: TextAreas },
    { name: 'PasswordField', about: 'With a button that shows the password.', Show: Passwords },
    { name: 'SearchInput', about: 'With a button that clears it.', Show: SearchInputs },
    { name: 'SearchField', about: 'For the content of a page.', Show: SearchFields },
    {
      name: 'NumberField',
      about: 'A number in the format of the language; accepts digits of any script.',
      Show: Numbers,
    },
    { name: 'PhoneField', about: 'A number with its dialling code.', Show: Phones },
    { name: 'CodeField', about: 'A code with one box per digit.', Show: Codes },
    { name: 'Combobox', about: 'One of many options, filtered by typing.', Show: Comboboxes },
  ],
};
