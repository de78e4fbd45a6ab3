import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const styleSheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css.ts'));

function findLines(pattern: RegExp, files = styleSheets): string[] {
  return files.flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const isCode = !/^\s*(?:\/\/|\/?\*)/.test(line);
        return isCode && pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      }),
  );
}

const PHYSICAL_PROPERTY =
  /(?<![\w$.(-])(?:(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Top|Right|Bottom|Left)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)?[wW]idth|(?:min|max)?[hH]eight|top|right|bottom|left)['"]?:|(?:textAlign|float|clear): '(?:left|right)'/;
const COLOUR_LITERAL =
  /#[0-9a-f]{3,8}\b(?!\))|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|['" ](?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|silver)['" ]/i;

test('finds the style sheets', () => {
  expect(styleSheets.length).toBeGreaterThan(30);
});

test('style sheets use only logical properties', () => {
  expect(findLines(PHYSICAL_PROPERTY)).toEqual([]);
});

test('only the theme defines colours', () => {
  expect(
    findLines(
      COLOUR_LITERAL,
      styleSheets.filter((file) => file !== 'ui/theme/theme.css.ts'),
    ),
  ).toEqual([]);
});

test.each([
  "marginLeft: 'auto',",
  'width: 4,',
  '  left: 0,',
  "textAlign: 'right',",
  'borderTopLeftRadius: 3',
])('the pattern matches physical properties: %s', (line) =>
  expect(line).toMatch(PHYSICAL_PROPERTY),
);

test.each(["color: '#fff',", "background: 'white',", "boxShadow: '0 0 2px rgb(0 0 0 / 0.2)'"])(
  'the pattern matches colours: %s',
  (line) => expect(line).toMatch(COLOUR_LITERAL),
);
