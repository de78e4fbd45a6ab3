import type { Direction } from '../change.ts';
import type { ChangeCode } from './change-code.ts';

/** Whether a schema allows fewer, more or other values. */
type ChangeKind = 'narrowed' | 'widened' | 'changed';

/** A sentence and an example for each change of an aspect. */
const FACETS: Readonly<
  Record<string, Readonly<Partial<Record<ChangeKind, readonly [what: string, example: string]>>>>
> = {
  type: {
    narrowed: ['A value has fewer types.', 'number → integer'],
    widened: ['A value has more types.', 'integer → number'],
    changed: ['A value has another type.', 'integer → string'],
  },
  null: {
    narrowed: ['A value may no longer be null.', 'string, null → string'],
    widened: ['A value may now be null.', 'string → string, null'],
  },
  enum: {
    narrowed: ['Enum values were removed.', 'cash, stripe, paypal → cash, stripe'],
    widened: ['Enum values were added.', 'Pending, Delivered → Pending, Delivered, Lost'],
  },
  format: {
    narrowed: ['A string now requires a format.', 'string → string of format email'],
    widened: ['A string no longer requires its format.', 'string of format date → string'],
    changed: ['The format of a string changed.', 'date-time → date'],
  },
  pattern: {
    narrowed: ['A string now requires a pattern.', 'string → ^[0-9]+$'],
    widened: ['The pattern of a string was removed.', '^[0-9]+$ → string'],
    changed: [
      'The pattern of a string changed. Whether it is stricter or looser is unknown.',
      '^[0-9]{4}$ → ^[0-9]{6}$',
    ],
  },
  limit: {
    narrowed: ['A limit of length, number or size is stricter.', 'maxLength 255 → 100'],
    widened: ['A limit of length, number or size is looser.', 'maxLength 100 → 255'],
    changed: ['Values must be multiples of another number.', 'multipleOf 2 → 3'],
  },
  branch: {
    narrowed: ['An alternative of a value was removed.', 'Rider or NoRider → Rider'],
    widened: ['An alternative of a value was added.', 'Rider → Rider or NoRider'],
  },
  extra: {
    narrowed: ['Additional fields are rejected or restricted.', 'open → closed'],
    widened: ['Additional fields are allowed.', 'closed → open'],
  },
  file: {
    narrowed: ['Fewer file types are accepted.', 'jpg, png, pdf → jpg, png'],
    widened: ['More file types are accepted.', 'jpg, png → jpg, png, pdf'],
  },
};

const BY_DIRECTION: Readonly<
  Record<Direction, Readonly<Record<ChangeKind, Pick<ChangeCode, 'severity' | 'why' | 'fix'>>>>
> = {
  request: {
    narrowed: {
      severity: 'breaking',
      why: 'Deployed storefronts still send values that are now rejected.',
      fix: 'Keep accepting the old values while old storefronts are deployed. Apply the stricter rule to a new field or operation.',
    },
    widened: {
      severity: 'harmless',
      why: 'All values that storefronts send today are still accepted.',
      fix: 'No action needed.',
    },
    changed: {
      severity: 'breaking',
      why: 'Deployed storefronts send values that are now rejected.',
      fix: 'Accept both for a while, or give the new one its own name.',
    },
  },
  response: {
    narrowed: {
      severity: 'harmless',
      why: 'Clients that support the old responses support the new ones.',
      fix: 'No action needed.',
    },
    widened: {
      severity: 'breaking',
      why: 'Deployed storefronts receive values that they do not support. They show wrong data or fail.',
      fix: 'First release a storefront that supports it, then send it. Or send it in a separate field.',
    },
    changed: {
      severity: 'breaking',
      why: 'Deployed storefronts interpret the value as before.',
      fix: 'Send the new value in a separate field alongside the old one.',
    },
  },
  event: {
    narrowed: {
      severity: 'harmless',
      why: 'Clients that support the old events support the new ones.',
      fix: 'No action needed.',
    },
    widened: {
      severity: 'breaking',
      why: 'Open pages receive values that they do not support.',
      fix: 'First release a storefront that supports it, and send it once the old pages are closed. Or send it as a separate event.',
    },
    changed: {
      severity: 'breaking',
      why: 'Open pages interpret the value as before.',
      fix: 'Send the new value in a separate field alongside the old one.',
    },
  },
};

const DIRECTION_LABELS: Readonly<Record<Direction, string>> = {
  request: 'In requests',
  response: 'In responses',
  event: 'In realtime events',
};

/** Possibly harmless, so not breaking. */
const RISKY: ReadonlySet<string> = new Set([
  'request-pattern-changed',
  'response-pattern-changed',
  'response-extra-widened',
  'event-pattern-changed',
  'event-extra-widened',
]);

/** Creates codes such as `request-enum-narrowed` or `response-null-widened`. */
export function schemaCodes(): Record<string, ChangeCode> {
  const codes: Record<string, ChangeCode> = {};
  for (const direction of ['request', 'response', 'event'] as const) {
    for (const [facet, changes] of Object.entries(FACETS)) {
      for (const [changeKind, [what, example]] of Object.entries(changes)) {
        const code = `${direction}-${facet}-${changeKind}`;
        const { severity, why, fix } = BY_DIRECTION[direction][changeKind as ChangeKind];
        codes[code] = {
          severity: RISKY.has(code) ? 'risky' : severity,
          what: `${DIRECTION_LABELS[direction]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
          why,
          fix,
          example,
        };
      }
    }
  }
  return codes;
}
