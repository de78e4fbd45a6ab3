import type { FormError } from '../../../contract/engine/form-messages.ts';
import type { Customer } from '../world/state/account.ts';
import { isTaken } from './accounts.ts';
import { readDate } from '../../lib/parse-date.ts';
import { ruleOf } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';

/** A form as it was sent: whatever is not in the way of the rules here may be missing or of the wrong kind. */
type Form = Readonly<Record<string, unknown>>;

/** What a registration breaks of the rules that depend on the shop's settings and on who is there. */
export function registrationFaults(world: World, form: Form): FormError[] {
  const [phone, email] = [textOf(form, 'phone'), textOf(form, 'email')];
  const goesByEmail =
    ruleOf(world, 'register_otp_type') === 'email' || ruleOf(world, 'forgot_otp_type') === 'email';
  return [
    ...(phone === undefined
      ? ruleOf(world, 'phone_required')
        ? [{ field: 'phone', text: 'The phone field is required.' }]
        : []
      : phoneFaults(world, phone)),
    ...(email === undefined && (goesByEmail || phone === undefined)
      ? [{ field: 'email', text: 'The email field is required.' }]
      : []),
    ...takenFaults(world, form),
    ...dateFaults(form),
  ];
}

/** What a changed profile breaks of the rules that depend on who else is there. */
export function profileFaults(world: World, form: Form, customer: Customer | null): FormError[] {
  return [...takenFaults(world, form, customer), ...dateFaults(form)];
}

/** What an address breaks of the rules that depend on the shop's settings. */
export function addressFaults(world: World, form: Form): FormError[] {
  const phone = textOf(form, 'phone');
  return phone === undefined ? [] : phoneFaults(world, phone);
}

function phoneFaults(world: World, phone: string): FormError[] {
  const [least, most] = [ruleOf(world, 'phone_min_length'), ruleOf(world, 'phone_max_length')];
  // Something with other characters counts as having no digits at all.
  const digits = /^\d+$/.test(phone) ? phone.length : 0;
  if (digits < least) {
    return [{ field: 'phone', text: `The phone field must have at least ${least} digits.` }];
  }
  return digits > most
    ? [{ field: 'phone', text: `The phone field must not have more than ${most} digits.` }]
    : [];
}

function takenFaults(world: World, form: Form, wanting?: Customer | null): FormError[] {
  return ['phone', 'email'].flatMap((field) => {
    const contact = textOf(form, field);
    return contact !== undefined && isTaken(world, contact, wanting)
      ? [{ field, text: `The ${field} has already been taken.` }]
      : [];
  });
}

function dateFaults(form: Form): FormError[] {
  const date = textOf(form, 'date_of_birth');
  return date === undefined || readDate(date) !== undefined
    ? []
    : [{ field: 'date_of_birth', text: 'The date of birth field must be a valid date.' }];
}

function textOf(form: Form, field: string): string | undefined {
  const value = form[field];
  return typeof value === 'string' ? value : undefined;
}
