import { HOME_FILE, QUERY_FOLDER } from '../page-address.ts';
import {
  BUILD_CACHING,
  type HostRules,
  PAGE_CACHING,
  toExpression,
  unwrittenParameters,
} from './host-rules.ts';

/** Two files: maps for the `http` context, rules for a `server` with `root`. */
export function nginxFiles(rules: HostRules): { maps: string; server: string } {
  const { apiOrigin, backendPaths, headers, locales, parameters, pages } = rules;
  const variables = ['lang', ...parameters].map((name) => `$souk_${name}`);
  const page = '$souk_folder$uri.html';
  const home = `$souk_folder${HOME_FILE}.html`;
  const addHeaders = (caching: string) => [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    `add_header cache-control "${caching}";`,
  ];
  const maps = [
    'map $arg_lang $souk_lang {',
    '  default "";',
    ...locales.map((locale) => `  ${locale} /lang/${locale};`),
    '}',
    ...parameters.flatMap((name) => [
      `map $arg_${name} $souk_${name} {`,
      '  default "";',
      `  "~^(?<souk_${name}_value>[\\w-]+)$" /${name}/$souk_${name}_value;`,
      '}',
    ]),
    '# Other parameters need the shell: no file is in this folder.',
    'map $args $souk_other {',
    '  default "";',
    `  "~(?:^|&)(?:${unwrittenParameters(rules).join('|')})=." /other;`,
    '}',
    `map "${variables.join('')}$souk_other" $souk_folder {`,
    '  default "";',
    `  "~^(?<souk_query>/.+)$" ${QUERY_FOLDER}$souk_query;`,
    '}',
    '',
  ];
  const server = [
    ...addHeaders(PAGE_CACHING),
    'error_page 404 /404.html;',
    `location /_souk/ {\n${addHeaders(BUILD_CACHING).join('\n')}\n}`,
    ...backendPaths.map((path) => {
      const modifier = path.endsWith('/') ? '^~' : '=';
      return `location ${modifier} ${path} { return 302 ${apiOrigin}$request_uri; }`;
    }),
    `location = / { try_files ${home} /shell.html; }`,
    ...pages
      .filter(({ path }) => path !== '/')
      .map(({ path }) => `location ~ "${toExpression(path)}" { try_files ${page} /shell.html; }`),
    `location / { try_files $uri =404; }`,
    '',
  ];
  return { maps: maps.join('\n'), server: server.join('\n') };
}
