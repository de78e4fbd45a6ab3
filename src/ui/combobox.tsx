import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { findText } from '../lib/find-text.ts';
import { AriaLocale } from './aria-locale.tsx';
import * as css from './combobox.css.ts';
import * as field from './field.css.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Stands at the end of the line and is found by typing too: a dialling code. */
  detail?: string | undefined;
}

/** One of many, found by typing: a country. What is typed is looked for anywhere in label and detail, whatever the accents. */
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
}) {
  const { label, options, value, onChange, placeholder, error, required = false } = props;
  const { t } = useLingui();
  const id = useId();
  const details = new Map(options.map((option) => [option.label, option.detail ?? '']));
  return (
    <AriaLocale>
      <ComboBox
        className={field.field}
        defaultItems={options}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        defaultFilter={(text, wanted) =>
          wanted.trim() === '' ||
          [text, details.get(text) ?? ''].some((words) => findText(words, wanted) !== undefined)
        }
        menuTrigger="focus"
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
          <Input
            className={css.input}
            placeholder={placeholder ?? ''}
            autoComplete={props.autoComplete ?? 'off'}
            {...(error ? { 'aria-describedby': `${id}-error` } : {})}
            {...(props.name === undefined ? {} : { name: props.name })}
          />
          <Button className={css.open} aria-label={t`Show the choices`}>
            <Icon of={ChevronDown} size={18} />
          </Button>
        </div>
        <FieldError id={`${id}-error`} error={error} />
        <Popover className={css.popover} offset={4}>
          <ListBox<ComboboxOption>
            className={css.list}
            renderEmptyState={() => (
              <p className={css.empty}>
                <Trans>Nothing found</Trans>
              </p>
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
