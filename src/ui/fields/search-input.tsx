import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../theme/class-names.ts';
import { control, inBox } from './field.css.ts';
import * as css from './search-input.css.ts';

/** A native search input with a button that clears it. */
export function SearchInput(
  props: Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
    ref?: RefObject<HTMLInputElement | null> | undefined;
    value: string;
    onChange: (text: string) => void;
  },
) {
  const { ref, value, onChange, className = control, ...input } = props;
  const { t } = useLingui();
  const ownRef = useRef<HTMLInputElement>(null);
  const element = ref ?? ownRef;
  return (
    <span className={css.wrap}>
      <input
        autoComplete="off"
        {...input}
        ref={element}
        type="search"
        className={classNames(className, css.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          className={inBox}
          label={t`Clear text`}
          icon={X}
          // As the browser's button. Escape clears by keyboard.
          tabIndex={-1}
          onClick={() => {
            onChange('');
            element.current?.focus();
          }}
        />
      )}
    </span>
  );
}
