import { describeSettings } from './read-server-config.ts';

export function helpText(): string {
  const settings = describeSettings();
  const width = Math.max(...settings.map(({ name }) => name.length));
  const lines = settings.map(
    ({ name, value, help }) => `  ${name.padEnd(width)}  ${help} [${value}]`,
  );
  return `Serves the built shop and forwards its backend’s paths.

  BACKEND_URL=https://backend.internal PUBLIC_ORIGIN=https://shop.example node dist/server/main.js

Environment variables, with their defaults:

${lines.join('\n')}

Times are in milliseconds, sizes in bytes. docs/production.md has the details.
`;
}
