import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ComponentProps,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { findText } from '../../lib/text/find-text.ts';
import { intlLocales } from '../../lib/i18n/intl-locales.ts';
import { AriaLocale } from '../theme/aria-locale.tsx';
import * as css from './combobox.css.ts';
import * as field from './field.css.ts';
import { FieldError } from './field.tsx';
import { Icon } from '../content/icon.tsx';
import { useCloseOnBack } from '../overlays/use-close-on-back.ts';

export interface ComboboxOption {
  id: string;
  label: string;
  detail?: string | undefined;
}

/**
 * A searchable select, such as a country. Searches label and detail, ignoring accents. Selects a
 * pasted or autofilled label at once, or any label entered before the options were loaded. A press
 * opens the list, focus does not.
 */
export function Combobox(props: {
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  emptyContent?: ReactNode;
}) {
  const { label, options, value, onChange, placeholder, error, required = false } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const details = new Map(options.map((option) => [option.label, option.detail ?? '']));
  const previousText = useRef('');
  const pendingText = useRef('');
  const collator = new Intl.Collator(intlLocales(i18n.locale), {
    usage: 'search',
    sensitivity: 'base',
  });
  const isSame = (one: string, other: string) => collator.compare(one, other.trim()) === 0;
  const selectByLabel = (text: string) => {
    const match = options.find((one) => isSame(one.label, text));
    if (match && match.id !== value) onChange(match.id);
  };
  const selectPendingText = useEffectEvent(() => {
    if (pendingText.current === '') return;
    selectByLabel(pendingText.current);
    pendingText.current = '';
  });
  const hasOptions = options.length > 0;
  useEffect(() => {
    if (hasOptions) selectPendingText();
  }, [hasOptions]);

  return (
    <AriaLocale>
      <ComboBox
        className={field.field}
        defaultItems={options}
        selectedKey={value}
        // React Aria does not insert the label while the input is focused.
        defaultInputValue={options.find((one) => one.id === value)?.label ?? ''}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        defaultFilter={(text, query) =>
          query.trim() === '' ||
          [text, details.get(text) ?? ''].some(
            (candidate) => findText(candidate, query) !== undefined,
          )
        }
        onInputChange={(next) => {
          const isTyped = Math.abs(next.length - previousText.current.length) === 1;
          previousText.current = next;
          if (!isTyped) selectByLabel(next);
        }}
        onBlur={() => props.onBlur?.()}
        autoFocus={props.autoFocus ?? false}
        menuTrigger="input"
        allowsEmptyCollection
        isRequired={required}
        isInvalid={Boolean(error)}
        isDisabled={props.disabled ?? false}
        validationBehavior="aria"
      >
        <Label className={field.label}>
          {label}{' '}
          {required ? (
            <span aria-hidden className={field.required}>
              *
            </span>
          ) : (
            <span className={field.optional}>
              <Trans>(optional)</Trans>
            </span>
          )}
        </Label>
        <div className={field.box}>
          <ClickToOpenInput
            className={css.input}
            placeholder={placeholder ?? ''}
            autoComplete={props.autoComplete ?? 'off'}
            // Not in `onInputChange`, which is also called when an input without a selection is
            // cleared.
            onChange={(event) => (pendingText.current = hasOptions ? '' : event.target.value)}
            {...(error ? { 'aria-describedby': `${id}-error` } : {})}
            {...(props.name === undefined ? {} : { name: props.name })}
          />
          <Button className={css.open} aria-label={t`Show options`}>
            <Icon of={ChevronDown} size={18} />
          </Button>
        </div>
        <FieldError id={`${id}-error`} error={error} />
        <Popover className={css.popover} offset={4}>
          <ListBox<ComboboxOption>
            className={css.list}
            renderEmptyState={() => (
              <p className={css.empty}>{props.emptyContent ?? <Trans>No results</Trans>}</p>
            )}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={css.option}>
                <span>{option.label}</span>
                {option.detail ? <bdi className={css.detail}>{option.detail}</bdi> : null}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

function ClickToOpenInput(props: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext);
  useCloseOnBack(state?.isOpen ?? false, () => state?.close());
  return <Input {...props} onClick={() => state?.open(null, 'manual')} />;
}
