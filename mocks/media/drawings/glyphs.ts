const solid = 'fill="#fff" stroke="none"';

/** SVG on a 48 × 48 canvas, in white strokes of 3.4 with round ends. */
export const glyphs = {
  waves: '<path d="M10 20v8M17 14v20M24 9v30M31 15v18M38 20v8"/>',
  weave: '<path d="M16 9v30M32 9v18M32 34v5M9 16h7M22 16h17M9 32h30"/>',
  arch: `<path ${solid} d="M11 38V23a13 13 0 0 1 26 0v15h-8V24a5 5 0 0 0-10 0v14z"/>`,
  peaks: `<path ${solid} d="M6 37l12-20 7 11 4-6 13 15z"/><circle ${solid} cx="34" cy="14" r="4"/>`,
  compass: `<circle cx="24" cy="24" r="15"/><path ${solid} d="M30 18l-3.5 8.5L18 30l3.5-8.500z"/>`,
  stride: '<path d="M11 13l10 11-10 11M24 13l10 11-10 11"/>',
  flame: `<path ${solid} d="M25 7c2 7 11 10 11 20a12 12 0 0 1-24 0c0-5 3-8 5-11 1 3 2 4 4 5 0-5 1-10 4-14z"/>`,
  sail: `<path ${solid} d="M23 8v22H10zM27 14v16h10z"/><path d="M9 36c5 4 25 4 30 0"/>`,
  leaf: '<path d="M12 36C8 18 20 9 38 10c1 18-8 30-24 25M13 37c4-9 9-14 17-18"/>',
  bolt: `<path ${solid} d="M27 6L11 27h10l-2 15 17-22H26z"/>`,
  bulb: '<path d="M18 33c0-5-6-7-6-14a12 12 0 0 1 24 0c0 7-6 9-6 14zM20 40h8"/>',
  petals: `<circle cx="24" cy="15" r="6"/><circle cx="33" cy="22" r="6"/><circle cx="30" cy="32" r="6"/><circle cx="18" cy="32" r="6"/><circle cx="15" cy="22" r="6"/>`,
  wheat:
    '<path d="M24 42V14M24 20c-6 0-8-4-8-8 6 0 8 4 8 8zM24 20c6 0 8-4 8-8-6 0-8 4-8 8zM24 32c-6 0-9-4-9-8 6 0 9 4 9 8zM24 32c6 0 9-4 9-8-6 0-9 4-9 8z"/>',
  book: '<path d="M24 14c-4-3-9-4-15-4v24c6 0 11 1 15 4 4-3 9-4 15-4V10c-6 0-11 1-15 4zM24 14v24"/>',
  sole: '<path d="M20 40c-5 0-6-5-5-10 1-4-1-8 0-13 1-6 5-9 9-9 6 0 9 6 8 13-1 6-3 8-4 12-1 5-4 7-8 7zM16 29h13"/>',
  bag: '<path d="M11 17h26l2 22H9zM17 21v-6a7 7 0 0 1 14 0v6"/>',
  rings: '<circle cx="24" cy="24" r="15"/><path d="M24 16a8 8 0 1 1-8 8M24 21a3 3 0 0 1 3 3"/>',
  cup: '<path d="M10 18h22v10a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10zM32 21h3a4 4 0 0 1 0 9h-3M17 8v4M25 8v4"/>',
  globe:
    '<circle cx="24" cy="24" r="15"/><path d="M9 24h30M24 9c9 9 9 21 0 30M24 9c-9 9-9 21 0 30"/>',
  gem: '<path d="M15 10h18l7 10-16 19L8 20zM8 20h32M19 20l5 18 5-18"/>',
  chip: `<rect x="13" y="13" width="22" height="22" rx="4"/><path d="M20 7v6M28 7v6M20 35v6M28 35v6M7 20h6M7 28h6M35 20h6M35 28h6"/>`,
  window: '<rect x="11" y="9" width="26" height="30" rx="3"/><path d="M24 9v30M11 24h26"/>',
  herb: '<path d="M24 41V9M24 16c4-5 8-5 11-5 0 5-4 9-11 9M24 24c-4-5-8-5-11-5 0 5 4 9 11 9M24 33c4-5 8-5 11-5 0 5-4 9-11 9"/>',
  robot: `<rect x="11" y="17" width="26" height="20" rx="5"/><path d="M24 9v8M18 37v4M30 37v4"/><circle ${solid} cx="19" cy="26" r="2.6"/><circle ${solid} cx="29" cy="26" r="2.6"/>`,
  serve: '<circle cx="20" cy="19" r="11"/><path d="M28 27l12 13M12 14l13 12M16 28l12-12"/>',
  moon: `<path ${solid} d="M30 8a17 17 0 1 0 10 24A15 15 0 0 1 30 8z"/>`,
  drop: '<path d="M24 7c7 9 12 14 12 21a12 12 0 0 1-24 0c0-7 5-12 12-21zM18 29a6 6 0 0 0 6 6"/>',
  cutlery: '<path d="M16 8v32M10 8v8a6 6 0 0 0 12 0V8M33 40V8c-5 3-6 9-6 16h6"/>',
  frond: '<path d="M24 42V9M24 18l8-7M24 18l-8-7M24 28l11-9M24 28l-11-9M24 38l10-8M24 38l-10-8"/>',
  note: `<path d="M18 35V12l20-4v23"/><circle ${solid} cx="14" cy="35" r="5"/><circle ${solid} cx="34" cy="31" r="5"/>`,
  wrench:
    '<path d="M38 14l-6 6-5-1-1-5 6-6a10 10 0 0 0-12 13L9 32a4.5 4.5 0 0 0 6 7l12-11a10 10 0 0 0 11-14z"/>',
  apple:
    '<path d="M24 16c-4-3-14-2-14 9 0 8 6 15 10 15 2 0 2-1 4-1s2 1 4 1c4 0 10-7 10-15 0-11-10-12-14-9zM24 16c0-4 2-7 6-8"/>',
  awning:
    '<path d="M10 10h28l3 11a5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-12 0 5.5 5.5 0 0 1-11 0zM12 27v12h24V27"/>',
  kite: '<path d="M26 6l12 12-14 15-10-13zM26 6l-2 27M14 20l24-2M24 33c-2 4-6 2-8 5s-4 3-6 3"/>',
  halfmoon: `<circle cx="24" cy="24" r="15"/><path ${solid} d="M24 9a15 15 0 0 1 0 30z"/>`,
  house: '<path d="M8 23L24 9l16 14M13 20v19h22V20M21 39V29h6v10"/>',
  clip: '<path d="M34 22L21 35a8 8 0 0 1-11-11l16-16a5.5 5.5 0 0 1 8 8L19 31a2.5 2.5 0 0 1-4-4l12-12"/>',
  cake: '<path d="M13 25h22l-3 15H16zM11 25c-3-6 3-9 5-8 1-5 15-5 16 0 2-1 8 2 5 8M24 13V8"/>',
  stopwatch: '<circle cx="24" cy="27" r="13"/><path d="M24 27v-7M20 8h8M24 8v6M35 15l3-3"/>',
  sun: '<circle cx="24" cy="24" r="8"/><path d="M24 6v4M24 38v4M6 24h4M38 24h4M11 11l3 3M34 34l3 3M11 37l3-3M34 14l3-3"/>',
} as const;

export type Glyph = keyof typeof glyphs;
