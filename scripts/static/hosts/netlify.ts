import { QUERY_FOLDER } from '../page-address.ts';
import { type HostRules, unwrittenParameters } from './host-rules.ts';

/** `_redirects` of Netlify. `!` also applies if the path has a file. */
export function netlifyRedirects(rules: HostRules): string {
  const { apiOrigin, backendPaths, pages, locales, parameters } = rules;
  const shell = (path: string) => `${path} /shell.html 200`;
  const combinations = [undefined, ...locales].flatMap((locale) => {
    const lang = locale === undefined ? [] : [['lang', locale] as const];
    const withParameter = parameters.map((name) => [...lang, [name, ':value'] as const]);
    return [...withParameter, ...(lang.length > 0 ? [lang] : [])];
  });
  return [
    '# The backend',
    ...backendPaths.map((path) =>
      path.endsWith('/')
        ? `${path}* ${apiOrigin}${path}:splat 302`
        : `${path} ${apiOrigin}${path} 302`,
    ),
    '# Pages of customers',
    ...pages.filter(({ isPublic }) => !isPublic).map(({ path }) => shell(path)),
    '# Filtered lists and later pages of lists',
    ...unwrittenParameters(rules).map((name) => `/* ${name}=:value /shell.html 200!`),
    '# Other languages and subcategories',
    ...combinations.map((query) => {
      const conditions = query.map(([name, value]) => `${name}=${value}`).join(' ');
      return `/* ${conditions} ${[QUERY_FOLDER, ...query.flat()].join('/')}/:splat 200!`;
    }),
    '# Pages without a file',
    ...pages.filter(({ isPublic }) => isPublic).map(({ path }) => shell(path)),
    '',
  ].join('\n');
}
