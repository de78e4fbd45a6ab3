import { Badge } from '../../../ui/content/badge.tsx';
import { Chips } from '../../../ui/choices/chips.tsx';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { QuantityStepper } from '../../../ui/choices/quantity-stepper.tsx';
import { RadioCards } from '../../../ui/choices/radio-cards.tsx';
import { RangeSlider } from '../../../ui/choices/range-slider.tsx';
import '../../../ui/choices/select-list.css.ts';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Select } from '../../../ui/choices/select.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Stateful, Specimen } from '../specimen.tsx';

function Selects() {
  const texts = useSamples();
  const options = [
    { value: 'a', label: texts.category },
    { value: 'b', label: texts.longProduct },
  ];
  return (
    <div className={css.grid}>
      <Specimen state="nothing chosen">
        <SelectField
          label={texts.city}
          required
          placeholder={texts.choose}
          options={options}
          defaultValue=""
        />
      </Specimen>
      <Specimen state="focus, long text" force="focus">
        <SelectField label={texts.city} required options={options} defaultValue="b" />
      </Specimen>
      <Specimen state="invalid">
        <SelectField label={texts.city} required error={texts.invalid} options={options} />
      </Specimen>
      <Specimen state="disabled">
        <SelectField label={texts.city} required disabled options={options} />
      </Specimen>
      <Specimen state="compact, for toolbars">
        <Select aria-label={texts.city} variant="compact" options={options} />
      </Specimen>
    </div>
  );
}

function Checkboxes() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="off">
        <CheckboxField label={texts.agree} />
      </Specimen>
      <Specimen state="on">
        <CheckboxField label={texts.agree} defaultChecked />
      </Specimen>
      <Specimen state="focus" force="focus">
        <CheckboxField label={texts.agree} defaultChecked />
      </Specimen>
      <Specimen state="invalid, long text">
        <CheckboxField label={texts.longNote} error={texts.invalid} />
      </Specimen>
      <Specimen state="disabled">
        <CheckboxField label={texts.agree} disabled defaultChecked />
      </Specimen>
    </div>
  );
}

function ChipRows() {
  const texts = useSamples();
  const options = [
    { id: undefined, name: texts.all },
    { id: 1, name: texts.pending },
    { id: 2, name: texts.onTheWay },
    { id: 3, name: texts.delivered },
  ];
  const colours = [
    { id: 1, name: texts.shop, colour: '#b23a1f' },
    { id: 2, name: texts.category, colour: '#f4efe6' },
  ];
  return (
    <div className={css.grid}>
      <Specimen state="one choice">
        <Stateful<number | undefined> initial={1}>
          {(value, setValue) => (
            <Chips<number | undefined>
              label={texts.orders}
              options={options}
              isChosen={(id) => id === value}
              onChoose={setValue}
            />
          )}
        </Stateful>
      </Specimen>
      <Specimen state="several choices with colours, focus" force="focus">
        <Stateful<readonly number[]> initial={[2]}>
          {(ids, setIds) => (
            <Chips
              label={texts.item}
              options={colours}
              isMultiple
              isChosen={(id) => ids.includes(id)}
              onChoose={(id) =>
                setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
              }
            />
          )}
        </Stateful>
      </Specimen>
    </div>
  );
}

function Radios() {
  const texts = useSamples();
  const options = [
    { value: 'a', label: texts.shipping, detail: texts.answer, aside: <Badge>$4.90</Badge> },
    { value: 'b', label: texts.category, detail: texts.longNote },
    { value: 'c', label: texts.shop, detail: texts.stock, disabled: true },
  ] as const;
  return (
    <div className={css.grid}>
      <Specimen state="chosen, and one disabled">
        <Stateful<'a' | 'b' | 'c' | undefined> initial="a">
          {(value, setValue) => (
            <RadioCards
              label={texts.shipping}
              options={options}
              value={value}
              onChange={setValue}
            />
          )}
        </Stateful>
      </Specimen>
      <Specimen state="nothing chosen, invalid, focus" force="focus">
        <Stateful<'a' | 'b' | 'c' | undefined> initial={undefined}>
          {(value, setValue) => (
            <RadioCards
              label={texts.shipping}
              options={options.slice(0, 2)}
              value={value}
              error={value ? undefined : texts.choose}
              onChange={setValue}
            />
          )}
        </Stateful>
      </Specimen>
    </div>
  );
}

function Switches() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'off', initial: false },
        { state: 'on', initial: true },
        { state: 'focus', initial: true },
        { state: 'off, disabled', initial: false },
        { state: 'on, disabled', initial: true },
      ].map(({ state, initial }) => (
        <Specimen key={state} state={state} force={state === 'focus' ? 'focus' : undefined}>
          <Stateful initial={initial}>
            {(isOn, setValue) => (
              <Switch
                label={texts.newsletter}
                checked={isOn}
                disabled={state.includes('disabled')}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

function Sliders() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {[
        { state: 'in the middle', initial: [50, 320] as const },
        { state: 'full range', initial: [0, 500] as const },
        { state: 'focus', initial: [120, 200] as const },
        { state: 'equal values', initial: [250, 250] as const },
      ].map(({ state, initial }) => (
        <Specimen
          key={state}
          state={state}
          at="[data-rac]:has(input):not(:has([data-rac]))"
          force={state === 'focus' ? 'focus' : undefined}
        >
          <Stateful<readonly [number, number]> initial={initial}>
            {(value, setValue) => (
              <RangeSlider
                label={texts.priceRange}
                min={0}
                max={500}
                step={10}
                value={value}
                format={(bound) => `$${bound}`}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

function Quantities() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      {[
        { state: 'small', initial: 2 },
        { state: 'large', initial: 12 },
        { state: 'at the minimum', initial: 1 },
        { state: 'at the maximum', initial: 20 },
        { state: 'busy', initial: 3 },
      ].map(({ state, initial }) => (
        <Specimen key={state} state={state}>
          <Stateful initial={initial}>
            {(value, setValue) => (
              <QuantityStepper
                itemName={texts.product}
                value={value}
                max={20}
                size={state === 'large' ? 'm' : 's'}
                busy={state === 'busy'}
                onChange={setValue}
              />
            )}
          </Stateful>
        </Specimen>
      ))}
    </div>
  );
}

function FileDrops() {
  const texts = useSamples();
  const file = new File(['x'.repeat(81_000)], 'damage-on-the-left-side-of-the-very-long-box.jpg');
  const receipt = new File(['x'.repeat(2000)], 'receipt.pdf');
  return (
    <div className={css.grid}>
      {[
        { state: 'empty', initial: [] },
        { state: 'with files', initial: [file, receipt] },
        { state: 'hover', initial: [] },
        { state: 'focus', initial: [] },
        { state: 'invalid', initial: [], error: texts.invalid },
        { state: 'disabled', initial: [] },
      ].map(({ state, initial, error }) => (
        <Specimen
          key={state}
          state={state}
          at={state === 'hover' ? 'label' : 'input'}
          force={state === 'hover' || state === 'focus' ? state : undefined}
        >
          <Stateful<readonly File[]> initial={initial}>
            {(files, setValue) => (
              <FileDrop
                label={texts.files}
                types={['jpg', 'png', 'pdf']}
                maxBytes={5 * 1024 * 1024}
                files={files}
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

export const CHOICES: GallerySection = {
  id: 'choices',
  title: 'Choices',
  about: 'Controls to select options, quantities and files.',
  parts: [
    { name: 'Select', about: 'The browser’s native list with our styles.', Show: Selects },
    { name: 'CheckboxField', about: 'One option to accept or select.', Show: Checkboxes },
    { name: 'RadioCards', about: 'One of a few options, with details.', Show: Radios },
    { name: 'Chips', about: 'One or several of many short options.', Show: ChipRows },
    { name: 'Switch', about: 'On or off; takes effect immediately.', Show: Switches },
    { name: 'RangeSlider', about: 'A lower and an upper bound.', Show: Sliders },
    { name: 'QuantityStepper', about: 'A quantity, changed by one.', Show: Quantities },
    {
      name: 'FileDrop',
      about: 'Dropped or selected files, validated before upload.',
      Show: FileDrops,
    },
  ],
};
