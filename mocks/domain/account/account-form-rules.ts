import { type FormError, standardError } from '../../../contract/engine/form-messages.ts';
import type { Customer } from '../world/state/account.ts';
import { isContactTaken } from './accounts.ts';
import { findNameErrors } from '../../lib/name-errors.ts';
import { parseDate } from '../../lib/datetime/parse-date.ts';
import { isSince } from '../world/release.ts';
import { settingValue } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';

/** From R2 on. */
const MAX_EMAIL_LENGTH = 150;

/** Unvalidated: fields may be missing or of the wrong type. */
type Form = Readonly<Record<string, unknown>>;

/** Checks what depends on settings and other accounts. */
export function findRegistrationErrors(world: World, form: Form): FormError[] {
  const [phone, email] = [textOf(form, 'phone'), textOf(form, 'email')];
  const areCodesSentByEmail =
    settingValue(world, 'register_otp_type') === 'email' ||
    settingValue(world, 'forgot_otp_type') === 'email';
  return [
    ...(phone === undefined && settingValue(world, 'phone_required')
      ? [standardError('phone', { rule: 'required' })]
      : []),
    ...(email === undefined && (areCodesSentByEmail || phone === undefined)
      ? [standardError('email', { rule: 'required' })]
      : []),
    ...(isSince(world, 'R2') ? findLengthErrors(email) : findTakenErrors(world, form)),
    ...(isSince(world, 'R3') ? findNameErrors(form['name']) : []),
    ...findDateErrors(form),
  ];
}

function findLengthErrors(email = ''): FormError[] {
  if (email.length <= MAX_EMAIL_LENGTH) return [];
  const text = `The email field must not be greater than ${MAX_EMAIL_LENGTH} characters.`;
  return [{ field: 'email', text }];
}

export function findProfileErrors(
  world: World,
  form: Form,
  customer: Customer | null,
): FormError[] {
  return [...findTakenErrors(world, form, customer), ...findDateErrors(form)];
}

function findTakenErrors(world: World, form: Form, owner?: Customer | null): FormError[] {
  return ['phone', 'email'].flatMap((field) => {
    const contact = textOf(form, field);
    return contact !== undefined && isContactTaken(world, contact, owner)
      ? [{ field, text: `The ${field} has already been taken.` }]
      : [];
  });
}

function findDateErrors(form: Form): FormError[] {
  const date = textOf(form, 'date_of_birth');
  return date === undefined || parseDate(date) !== undefined
    ? []
    : [{ field: 'date_of_birth', text: 'The date of birth field must be a valid date.' }];
}

function textOf(form: Form, field: string): string | undefined {
  const value = form[field];
  return typeof value === 'string' ? value : undefined;
}
