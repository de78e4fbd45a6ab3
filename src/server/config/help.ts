import { describeSettings } from './read-server-config.ts';

export function helpText(): string {
  const settings = describeSettings();
  const width = Math.max(...settings.map(({ name }) => name.length));
  const lines = settings.map(
    ({ name, value, help }) => `  ${name.padEnd(width)}  ${help} [${value}]`,
  );
  return `Serves the built shop in front of its backend.

  BACKEND_URL=https://backend.internal PUBLIC_ORIGIN=https://shop.example node dist/server/main.js

Environment variables, with what holds when they are unset:

${lines.join('\n')}

Times are milliseconds. docs/production.md has the details.
`;
}
