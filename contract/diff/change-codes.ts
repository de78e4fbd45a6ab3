import { ANSWER_CODES } from './codes/answer-codes.ts';
import { EVENT_CODES } from './codes/event-codes.ts';
import { FRAME_CODES } from './codes/frame-codes.ts';
import { OPERATION_CODES } from './codes/operation-codes.ts';
import { REQUEST_BODY_CODES } from './codes/request-body-codes.ts';
import { type ChangeCode, schemaCodes } from './codes/schema-codes.ts';

/** Every code that a change between two versions of the contract can have. */
export const CHANGE_CODES: Readonly<Record<string, ChangeCode>> = {
  ...OPERATION_CODES,
  ...REQUEST_BODY_CODES,
  ...ANSWER_CODES,
  ...EVENT_CODES,
  ...FRAME_CODES,
  ...schemaCodes(),
};
