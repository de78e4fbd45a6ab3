import type { SeededChange } from './seeded-changes/contract-editor.ts';
import { OPERATION_CHANGES } from './seeded-changes/operation-changes.ts';
import { REQUEST_BODY_CHANGES } from './seeded-changes/request-body-changes.ts';
import { RESPONSE_CHANGES } from './seeded-changes/response-changes.ts';

/** Contract changes that the diff must report, with the expected results (API-13). */
export const SEEDED_CHANGES: readonly SeededChange[] = [
  ...OPERATION_CHANGES,
  ...REQUEST_BODY_CHANGES,
  ...RESPONSE_CHANGES,
];
