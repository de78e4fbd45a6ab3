import type { MessageDescriptor } from '@lingui/core';
import type { Input, OperationId } from '../types.ts';

/** A limit, which a setting may replace, and the text for a value that breaks it; the text may name it as `{limit}`. */
interface TextLimit {
  limit: number;
  setting?: 'phone_min_length' | 'phone_max_length';
  message: MessageDescriptor;
}

/** Rules of one form field, as the contract has them (FORM-01). */
export interface FieldRules {
  /** `sometimes`: the screen decides. */
  required?: { sometimes?: true; message: MessageDescriptor };
  /** Characters after trimming. */
  minLength?: TextLimit;
  maxLength?: TextLimit;
  pattern?: { source: string; message: MessageDescriptor };
  email?: { message: MessageDescriptor };
  /** Has to equal another field. */
  equals?: { field: string; message: MessageDescriptor };
  /** A day, `YYYY-MM-DD`, that may not be in the future. */
  past?: { message: MessageDescriptor };
  file?: { types: readonly string[]; maxKilobytes: number };
  /** A password: never stored. */
  secret?: true;
}

type Body<Id extends OperationId> = Input<Id> extends { body: infer B } ? keyof B : never;

/** Rules of the form of an operation by field; `Unsent` names fields that the form asks for and does not send. */
export type FormRules<Id extends OperationId, Unsent extends string = never> = Partial<
  Record<Body<Id> | Unsent, FieldRules>
>;
