import type { ChangeCode } from './codes/change-code.ts';
import { RESPONSE_CODES } from './codes/response-codes.ts';
import { EVENT_CODES } from './codes/event-codes.ts';
import { METADATA_CODES } from './codes/metadata-codes.ts';
import { OPERATION_CODES } from './codes/operation-codes.ts';
import { REQUEST_BODY_CODES } from './codes/request-body-codes.ts';
import { schemaCodes } from './codes/schema-codes.ts';

export const CHANGE_CODES: Readonly<Record<string, ChangeCode>> = {
  ...OPERATION_CODES,
  ...REQUEST_BODY_CODES,
  ...RESPONSE_CODES,
  ...EVENT_CODES,
  ...METADATA_CODES,
  ...schemaCodes(),
};
