const STEPS = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const;

/** Formats `total_reviews`: `12`, `1.25K`, `2M`. */
export function abbreviateCount(count: number): string {
  const step = STEPS.find(({ from }) => count >= from);
  if (!step) return String(count);
  return `${Math.round((count / step.from) * 100) / 100}${step.letter}`;
}

/** Formats `total_sold`: `1,234`. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
