import { BEHAVIOUR_FAULTS } from './seeded-faults/behaviour-faults.ts';
import { BODY_FAULTS } from './seeded-faults/body-faults.ts';
import { EVENT_FAULTS } from './seeded-faults/event-faults.ts';
import { HTTP_FAULTS } from './seeded-faults/http-faults.ts';
import type { SeededFault } from './seeded-faults/seeded-fault.ts';

/** All faults that a check must find (API-14). */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  ...BODY_FAULTS,
  ...HTTP_FAULTS,
  ...BEHAVIOUR_FAULTS,
  ...EVENT_FAULTS,
];
