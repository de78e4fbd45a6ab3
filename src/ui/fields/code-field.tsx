import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import * as css from './code-field.css.ts';
import { FieldError } from './field.tsx';
import { isShortcut } from '../../lib/is-shortcut.ts';
import { toLatinDigits } from '../../lib/text/to-latin-digits.ts';

/**
 * An input for a numeric code, one box per digit. An empty box before a filled one is a space in
 * `value`. `onComplete` is called after each entry that leaves all boxes filled.
 */
export function CodeField(props: {
  label: string;
  length?: number | undefined;
  value: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
  onChange: (code: string) => void;
  onComplete?: ((code: string) => void) | undefined;
}) {
  const { label, length = 4, value, error, disabled, onChange, onComplete } = props;
  const { t } = useLingui();
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = Array.from({ length }, (_, index) => value[index]?.trim() ?? '');
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus();

  const writeDigits = (from: number, text: string) => {
    const typed = toLatinDigits(text)
      .replaceAll(/\D/g, '')
      .slice(0, length - from);
    if (typed === '') return;
    const next = [
      ...digits.slice(0, from),
      ...Array.from(typed),
      ...digits.slice(from + typed.length),
    ];
    const code = next
      .map((digit) => digit || ' ')
      .join('')
      .trimEnd();
    onChange(code);
    focus(from + typed.length);
    if (/^\d+$/.test(code) && code.length === length) onComplete?.(code);
  };
  const clear = (index: number) => {
    const next = digits.map((digit, at) => (at === index ? ' ' : digit || ' '));
    onChange(next.join('').trimEnd());
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.key === 'Backspace') {
      event.preventDefault();
      if (digits[index]) clear(index);
      else {
        if (index > 0) clear(index - 1);
        focus(index - 1);
      }
    } else if (isArrow && !isShortcut(event)) {
      event.preventDefault();
      focus(index + (event.key === 'ArrowRight' ? 1 : -1));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    writeDigits(0, event.clipboardData.getData('text'));
  };

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.boxes} dir="ltr">
        {digits.map((digit, index) => (
          <input
            key={`${id}-${String(index)}`}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            aria-label={t`Digit ${index + 1} of ${length}`}
            aria-invalid={Boolean(error)}
            className={css.box}
            disabled={disabled}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            name={index === 0 ? props.name : undefined}
            autoFocus={index === 0 && props.autoFocus}
            value={digit}
            // React does not call `onChange` when a digit is replaced with itself.
            onInput={(event) => {
              // Autofill enters the complete code in the first box. Typing in a filled box can add
              // a second digit.
              const { value: text } = event.currentTarget;
              const isTypedOver = digit !== '' && text.length === 2;
              if (text === '') clear(index);
              else writeDigits(index, isTypedOver ? text.replace(digit, '') : text);
            }}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={onPaste}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
