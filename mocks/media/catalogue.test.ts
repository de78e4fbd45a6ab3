import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, type PictureCredit } from './catalogue.ts';

const sources: Readonly<
  Record<PictureCredit['source'], readonly [source: string, licence: string]>
> = {
  Scopia: ['Scopia', 'CC BY 3.0'],
  'BlendSwap-CC-BY': ['BlendSwap', 'CC BY 3.0'],
  'BlendSwap-CC-0': ['BlendSwap', 'CC0 1.0'],
  own: ['own', 'MIT'],
};
const credits: readonly (readonly [string, PictureCredit])[] = Object.entries(catalogue);

describe('catalogue', () => {
  it('lists exactly the existing cut-outs', () => {
    const files = readdirSync(new URL('./products/', import.meta.url)).map((file) =>
      file.replace('.webp', ''),
    );
    expect(files.toSorted()).toEqual(Object.keys(catalogue).toSorted());
    expect(files).toHaveLength(98);
  });

  it('matches the makers, licences and changes in CREDITS.md', () => {
    const lines = readFileSync(new URL('../../CREDITS.md', import.meta.url), 'utf8').split('\n');
    for (const [object, { model, modeller, source, isLogoRemoved }] of credits) {
      const row = lines
        .find((line) => line.includes(`\`${object}.webp\``))
        ?.split('|')
        .map((cell) => cell.trim());
      expect(row?.slice(2, 6), object).toEqual([model, modeller, ...sources[source]]);
      expect(row?.[6]?.includes('mark removed')).toBe(isLogoRemoved ?? false);
    }
  });
});
