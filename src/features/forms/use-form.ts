import { useLingui } from '@lingui/react/macro';
import { createElement, type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { AbortedRequestError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { ErrorText } from '../errors/error-text.tsx';
import { fieldErrors } from '../errors/use-error-text.ts';
import { useSettings } from '../settings/use-settings.ts';
import { findViolation } from './find-violation.ts';
import { labelServerErrors } from './label-server-errors.ts';
import { findFormError, findFieldError } from './server-errors.ts';
import { useAfterPress } from './use-after-press.ts';
import { changeDraft, forgetSecrets, type Rules, useDraft, useDrafts } from './use-draft.ts';

interface FormOptions<Values extends object> {
  name: string;
  /** In display order. A default is followed until its field is changed. */
  defaults: Values;
  /**
   * `tab`: not tied to a customer. By default the draft belongs to the current or last signed-in
   * customer (STATE-02).
   */
  owner?: 'tab';
  /** Overrides which fields are required. */
  required?: (values: Values) => Partial<Record<keyof Values, boolean>>;
  /** Fields whose default was accepted before. They are validated only once changed. */
  trusted?: readonly (keyof Values)[];
  /** Removes values that are no longer possible. */
  clean?: (values: Values) => Values;
  isBlocked?: boolean;
  isCheckedByServer?: boolean;
  /** Keeps passwords in memory after unmount; the caller removes them. */
  shouldKeepSecrets?: boolean;
}

/** Not called on abort. `hasFieldError`: a field shows the message. */
type OnFailure = (failure: unknown, hasFieldError: boolean) => void;

/**
 * Manages a form's values, draft, validation and submission (FORM-01, STATE-03). Validates a field
 * on blur and on submit. A message disappears once the value is valid, a server error once its
 * field changes. Submits once at a time, also after a remount.
 */
export function useForm<Values extends object>(rules: Rules, options: FormOptions<Values>) {
  type Field = keyof Values & string;
  const { defaults, trusted = [], isCheckedByServer, shouldKeepSecrets } = options;
  const { i18n } = useLingui();
  const { settings } = useSettings();
  const ownerId = useSession(({ user, expiredUserId }) => user?.id ?? expiredUserId ?? 0);
  const name = options.owner === 'tab' ? options.name : `${options.name}.${ownerId}`;
  const draft = useDraft(name, rules, defaults);
  const drafts = useDrafts();
  const merged: Values = { ...defaults, ...draft };
  const values = options.clean?.(merged) ?? merged;
  const fields = Object.keys(defaults) as Field[];
  const [blurred, setBlurred] = useState<ReadonlySet<Field>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<Field>>(new Set());
  const [failure, setFailure] = useState<unknown>();
  const isSending = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.sending.has(name),
    () => false,
  );
  const afterPress = useAfterPress();
  const isChanged = fields.some((field) => !isSame(merged[field], defaults[field]));
  const [isTyped, setTyped] = useState(false);
  const [isRestored, setRestored] = useState(false);
  if (isChanged && !isTyped && !isRestored && !isSending) setRestored(true);

  useEffect(
    () => () => {
      if (!shouldKeepSecrets) forgetSecrets(drafts, name, rules);
    },
    [drafts, shouldKeepSecrets, name, rules],
  );

  const requiredNow = options.required?.(values);
  const isRequired = (field: Field) => {
    const rule = rules[field]?.required;
    return requiredNow?.[field] ?? (rule !== undefined && !rule.sometimes);
  };
  const validateField = (field: Field) => {
    const rule = rules[field];
    const isTrusted = trusted.includes(field) && values[field] === defaults[field];
    if (!rule || isCheckedByServer || (isTrusted && values[field] !== '')) return undefined;
    const context = { isRequired: isRequired(field), settings, values };
    const problem = findViolation(rule, values[field], context);
    if (!problem) return undefined;
    // Translated on render, to follow language and settings.
    const message = { ...problem.message, values: { limit: problem.limit } };
    return i18n._(message);
  };
  const serverErrors = fieldErrors(failure);
  const serverErrorOf = (field: Field) =>
    changed.has(field) ? undefined : findFieldError(serverErrors, field);
  const errorOf = (field: Field): string | undefined =>
    (blurred.has(field) ? validateField(field) : undefined) ?? serverErrorOf(field);
  const blur = (field: Field) => {
    afterPress(() => setBlurred((all) => new Set([...all, field])));
  };

  function change(next: Partial<Values>): void {
    const touched = Object.keys(next) as Field[];
    // A field that was empty or had no error is not validated again until blur.
    const quiet = new Set(
      touched.filter((field) => values[field] === '' || errorOf(field) === undefined),
    );
    setBlurred((all) => new Set([...all].filter((field) => !quiet.has(field))));
    setChanged((all) => new Set([...all, ...touched]));
    setTyped(true);
    // The default changes when what is being sent is saved.
    const same = drafts.sending.has(name)
      ? []
      : touched.filter((field) => isSame(next[field], defaults[field]));
    changeDraft(drafts, name, rules, defaults, (now) => ({
      ...now,
      ...next,
      ...toDroppedFields(same),
    }));
  }

  function reset(): void {
    setBlurred(new Set());
    setChanged(new Set());
    setFailure(undefined);
    setTyped(false);
    setRestored(false);
  }

  async function send(
    form: HTMLFormElement,
    trigger: (values: Values) => Promise<readonly Field[] | void>,
    onFailure: OnFailure | undefined,
  ): Promise<void> {
    if (drafts.sending.has(name) || options.isBlocked) return;
    setBlurred(new Set(fields));
    const wrong = fields.filter((field) => validateField(field) !== undefined);
    if (wrong.length > 0) {
      focusFirst(form, wrong);
      return;
    }
    setChanged(new Set());
    setFailure(undefined);
    drafts.sending.add(name);
    drafts.notify();
    try {
      const unsaved = (await trigger(values)) ?? [];
      // Keep what was typed while sending.
      changeDraft(drafts, name, rules, defaults, (now) => {
        const sent = fields.filter(
          (one) => isSame(now[one], merged[one]) && !unsaved.includes(one),
        );
        return { ...now, ...toDroppedFields(sent) };
      });
      reset();
    } catch (error) {
      if (error instanceof AbortedRequestError) return;
      const labelled = labelServerErrors(error, form, values);
      setFailure(labelled);
      const errors = fieldErrors(labelled);
      const refused = fields.filter((field) => findFieldError(errors, field) !== undefined);
      onFailure?.(labelled, refused.length > 0);
      if (form.isConnected) focusFirst(form, refused);
    } finally {
      drafts.sending.delete(name);
      drafts.notify();
    }
  }

  return {
    values,
    change,
    blur,
    errorOf,
    /** Server error of one item of a list, such as a file. */
    itemErrorOf: (field: Field, index: number) =>
      changed.has(field) ? undefined : serverErrors[`${field.replace('[]', '')}.${index}`],
    /** Props of a custom control. */
    control: <Name extends Field>(field: Name) => ({
      name: field,
      value: values[field],
      required: isRequired(field),
      error: errorOf(field),
      onBlur: () => blur(field),
      onChange: (value: Values[Name]) => {
        const next: Partial<Values> = {};
        next[field] = value;
        change(next);
      },
    }),
    /** Props of a native input. `clean` filters the typed text. */
    input: (field: TextField<Values>, clean: (typed: string) => string = (typed) => typed) => ({
      name: field,
      value: String(values[field]),
      required: isRequired(field),
      error: errorOf(field),
      onBlur: () => blur(field),
      onChange: (event: { target: { value: string } }) =>
        change({ [field]: clean(event.target.value) } as Partial<Values>),
    }),
    /** `trigger` may return fields that the server did not save. */
    submit:
      (trigger: (values: Values) => Promise<readonly Field[] | void>, onFailure?: OnFailure) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget, trigger, onFailure);
      },
    isSending,
    /** Error that belongs to no field. */
    problem:
      failure === undefined
        ? undefined
        : (findFormError(serverErrors, fields) ??
          (Object.keys(serverErrors).length === 0
            ? createElement(ErrorText, { error: failure })
            : undefined)),
    isChanged,
    isRestored: isRestored && isChanged,
    startOver: () => {
      changeDraft(drafts, name, rules, defaults, () => ({}));
      reset();
    },
  };
}

type TextField<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string ? Field : never;
}[keyof Values & string];

function toDroppedFields(fields: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

/** The first of the page, whatever the order of `names`. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  if (names.length === 0) return;
  const controls = names.map((name) => `[name="${name}"]:not(:disabled)`);
  form.querySelector<HTMLElement>(controls.join())?.focus();
}
