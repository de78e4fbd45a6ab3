import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { AriaLocale } from '../theme/aria-locale.tsx';
import { classNames } from '../theme/class-names.ts';
import * as css from './field.css.ts';

/**
 * A number from 0 on with the digits and separators of the shop's language. Accepts digits of any script.
 * `onChange` is called when the field is left or Enter is pressed, with `undefined` if it is empty.
 */
export function NumberField(props: {
  label: string;
  value: number | undefined;
  /** What an empty field means. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { label, value = Number.NaN, placeholder = '', disabled = false, onChange } = props;
  return (
    <AriaLocale>
      <AriaNumberField
        className={classNames(css.field, props.className)}
        value={value}
        minValue={0}
        isDisabled={disabled}
        isWheelDisabled
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      >
        <Label className={css.label}>{label}</Label>
        <Input className={css.control} size={6} placeholder={placeholder} />
      </AriaNumberField>
    </AriaLocale>
  );
}
