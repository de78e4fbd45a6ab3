import type { Direction } from '../change.ts';
import type { ChangeCode } from './change-code.ts';

/** Whether a schema allows fewer, more or other values. */
type Turn = 'narrowed' | 'widened' | 'changed';

/** A sentence and an example for each change of an aspect. */
const FACETS: Readonly<
  Record<string, Readonly<Partial<Record<Turn, readonly [what: string, example: string]>>>>
> = {
  type: {
    narrowed: ['A value may be of fewer types.', 'number → integer'],
    widened: ['A value may be of more types.', 'integer → number'],
    changed: ['A value has another type.', 'integer → string'],
  },
  null: {
    narrowed: ['A value may no longer be null.', 'string, null → string'],
    widened: ['A value may now be null.', 'string → string, null'],
  },
  enum: {
    narrowed: [
      'Values have left the list of those allowed.',
      'cash, stripe, paypal → cash, stripe',
    ],
    widened: [
      'The list of values allowed has new ones.',
      'Pending, Delivered → Pending, Delivered, Lost',
    ],
  },
  format: {
    narrowed: [
      'A text has to have a form that it did not need.',
      'string → string of format email',
    ],
    widened: ['A text no longer has to have its form.', 'string of format date → string'],
    changed: ['A text has another form.', 'date-time → date'],
  },
  pattern: {
    narrowed: ['A text has to match a pattern that was not there.', 'string → ^[0-9]+$'],
    widened: ['The pattern of a text is gone.', '^[0-9]+$ → string'],
    changed: [
      'The pattern of a text is another; whether it takes less or more cannot be told.',
      '^[0-9]{4}$ → ^[0-9]{6}$',
    ],
  },
  limit: {
    narrowed: ['A limit of length, number or size is tighter.', 'maxLength 255 → 100'],
    widened: ['A limit of length, number or size is looser.', 'maxLength 100 → 255'],
    changed: ['Values have to be multiples of another number.', 'multipleOf 2 → 3'],
  },
  branch: {
    narrowed: ['One of several forms of a value is gone.', 'Rider or NoRider → Rider'],
    widened: ['A value has one form more.', 'Rider → Rider or NoRider'],
  },
  extra: {
    narrowed: ['Fields that are not named are refused, or have to be of a kind.', 'open → closed'],
    widened: ['Fields that are not named are let in.', 'closed → open'],
  },
  file: {
    narrowed: ['Files have to be of fewer types.', 'jpg, png, pdf → jpg, png'],
    widened: ['Files may be of more types.', 'jpg, png → jpg, png, pdf'],
  },
};

const BY_DIRECTION: Readonly<
  Record<Direction, Readonly<Record<Turn, Pick<ChangeCode, 'weight' | 'why' | 'fix'>>>>
> = {
  request: {
    narrowed: {
      weight: 'breaking',
      why: 'Storefronts in use still send what is no longer taken, and are refused.',
      fix: 'Go on taking what was taken as long as old storefronts are in use; put the tighter rule on a new field or call.',
    },
    widened: {
      weight: 'harmless',
      why: 'All that storefronts send today is still taken.',
      fix: 'Nothing has to be done.',
    },
    changed: {
      weight: 'breaking',
      why: 'What storefronts in use send is no longer what is taken.',
      fix: 'Take both for a while, or give the new one a name of its own.',
    },
  },
  answer: {
    narrowed: {
      weight: 'harmless',
      why: 'Whoever understood the old answers understands the new ones.',
      fix: 'Nothing has to be done.',
    },
    widened: {
      weight: 'breaking',
      why: 'Storefronts in use get what they were not made for: they show nonsense there, or break.',
      fix: 'First ship a storefront that knows it, then send it; or send it in a field of its own.',
    },
    changed: {
      weight: 'breaking',
      why: 'Storefronts in use read the value as what it was.',
      fix: 'Send the new value in a field of its own beside the old one.',
    },
  },
  event: {
    narrowed: {
      weight: 'harmless',
      why: 'Whoever understood the old events understands the new ones.',
      fix: 'Nothing has to be done.',
    },
    widened: {
      weight: 'breaking',
      why: 'Pages that are open listen to it, and were not made for it.',
      fix: 'First ship a storefront that knows it, and send it once the old pages are closed; or tell it by an event of its own.',
    },
    changed: {
      weight: 'breaking',
      why: 'Pages that are open read the value as what it was.',
      fix: 'Send the new value in a field of its own beside the old one.',
    },
  },
};

const SIDES: Readonly<Record<Direction, string>> = {
  request: 'In requests',
  answer: 'In answers',
  event: 'In realtime events',
};

/** Possibly harmless, so not breaking. */
const RISKY: ReadonlySet<string> = new Set([
  'request-pattern-changed',
  'answer-pattern-changed',
  'answer-extra-widened',
  'event-pattern-changed',
  'event-extra-widened',
]);

/** Creates codes such as `request-enum-narrowed` or `answer-null-widened`. */
export function schemaCodes(): Record<string, ChangeCode> {
  const codes: Record<string, ChangeCode> = {};
  for (const direction of ['request', 'answer', 'event'] as const) {
    for (const [facet, turns] of Object.entries(FACETS)) {
      for (const [turn, [what, example]] of Object.entries(turns)) {
        const code = `${direction}-${facet}-${turn}`;
        const { weight, why, fix } = BY_DIRECTION[direction][turn as Turn];
        codes[code] = {
          weight: RISKY.has(code) ? 'risky' : weight,
          what: `${SIDES[direction]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
          why,
          fix,
          example,
        };
      }
    }
  }
  return codes;
}
