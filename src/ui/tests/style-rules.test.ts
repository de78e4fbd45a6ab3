import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css.ts'));

/** `file:line: text` of every line of the style sheets that a pattern finds; comments don't count. */
function find(pattern: RegExp, files = sheets): string[] {
  return files.flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isCode = !/^\s*(?:\/\/|\/?\*)/.test(line);
        return isCode && pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      }),
  );
}

const PHYSICAL =
  /(?<![\w$.(-])(?:(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Top|Right|Bottom|Left)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|top|right|bottom|left)['"]?:|(?:textAlign|float|clear): '(?:left|right)'/;
const LITERAL =
  /#[0-9a-f]{3,8}\b(?!\))|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|['" ](?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|silver)['" ]/i;

test('style sheets are found', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

test('styles name sides by the reading direction, never left and right', () => {
  expect(find(PHYSICAL)).toEqual([]);
});

test('colours stand in the theme alone', () => {
  expect(
    find(
      LITERAL,
      sheets.filter((file) => file !== 'ui/theme/theme.css.ts'),
    ),
  ).toEqual([]);
});

test.each([
  "marginLeft: 'auto',",
  'width: 4,',
  '  left: 0,',
  "textAlign: 'right',",
  'borderTopLeftRadius: 3',
])('the search sees sides: %s', (line) => expect(line).toMatch(PHYSICAL));

test.each(["color: '#fff',", "background: 'white',", "boxShadow: '0 0 2px rgb(0 0 0 / 0.2)'"])(
  'the search sees colours: %s',
  (line) => expect(line).toMatch(LITERAL),
);
