import type { MessageDescriptor } from '@lingui/core';
import type { Input, OperationId } from '../types.ts';

/** A limit, which a setting may override; `message` may contain `{limit}`. */
interface TextLimit {
  limit: number;
  setting?: 'phone_min_length' | 'phone_max_length';
  message: MessageDescriptor;
}

/** Rules of one form field (FORM-01). */
export interface FieldRules {
  /** `sometimes`: the screen decides. */
  required?: { sometimes?: true; message: MessageDescriptor };
  /** Characters after trimming. */
  minLength?: TextLimit;
  maxLength?: TextLimit;
  pattern?: { source: string; message: MessageDescriptor };
  email?: { message: MessageDescriptor };
  /** Name of another field. */
  equals?: { field: string; message: MessageDescriptor };
  /** A date, `YYYY-MM-DD`. */
  past?: { message: MessageDescriptor };
  file?: { types: readonly string[]; maxKilobytes: number };
  /** A password: never stored. */
  secret?: true;
}

type Body<Id extends OperationId> = Input<Id> extends { body: infer B } ? keyof B : never;

/** Form rules by field. `Unsent` names fields that are not sent. */
export type FormRules<Id extends OperationId, Unsent extends string = never> = Partial<
  Record<Body<Id> | Unsent, FieldRules>
>;
