import { transformSync } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';

function build(code: string) {
  return transformSync(code, {
    babelrc: false,
    configFile: false,
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages],
    parserOpts: { plugins: ['jsx'] },
  })?.code?.replaceAll(/\s+/g, '');
}
const compiled = (text: string) =>
  `message:${JSON.stringify(compileMessage(text))}`.replaceAll(/\s+/g, '');

test('compiles the texts of macros in calls, descriptors and elements', () => {
  const code = build(`
    import { msg } from '@lingui/core/macro';
    import { Plural, Trans } from '@lingui/react/macro';
    export const title = msg\`Order History\`;
    export const label = (name) => msg\`Remove \${name} for good\`;
    export const Row = ({ count }) => <p><Trans>Only <b>{count}</b> left</Trans></p>;
  `);
  expect(code).toContain(compiled('Order History'));
  expect(code).toContain(compiled('Remove {name} for good'));
  expect(code).toContain(compiled('Only <0>{count}</0> left'));
});

test('leaves other objects with a message alone', () => {
  expect(build(`export const text = { id: 'x', message: 'Saved {it}' };`)).toContain(
    `message:'Saved{it}'`,
  );
});
