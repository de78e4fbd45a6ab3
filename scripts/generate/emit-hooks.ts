import type { Operation } from './operation.ts';
import { escapeComment, quote } from './escape.ts';
import { HEADER } from './header.ts';

interface HookModule {
  name: string;
  text: string;
  operations: readonly Operation[];
}

/**
 * Emits up to three modules per tag (API-02): queries, mutations and infinite hooks. Most pages need
 * only queries at first.
 */
export function emitHookModules(
  operations: Operation[],
  decoders: ReadonlySet<string>,
): HookModule[] {
  const modules: HookModule[] = [];
  for (const [tag, members] of groupByTag(operations)) {
    const add = (suffix: string, own: readonly Operation[], emit: () => string) => {
      if (own.length > 0)
        modules.push({ name: `${tag}${suffix}.ts`, text: emit(), operations: own });
    };
    const queries = members.filter(({ kind }) => kind === 'query');
    const mutations = members.filter(({ kind }) => kind === 'mutation');
    const lists = queries.filter(({ pagination }) => pagination?.infinite);
    add('', queries, () => emitQueryModule(queries, decoders));
    add('-mutations', mutations, () => emitMutationModule(mutations, operations, decoders));
    add('-infinite', lists, () => emitInfiniteModule(tag, lists));
  }
  return modules;
}

/** Lists queries with personal data, which change with the session. */
export function emitAccessModule(operations: Operation[]): string {
  const list = (access: Operation['access']) =>
    operations
      .filter((operation) => operation.kind === 'query' && operation.access === access)
      .map((operation) => `  '${operation.id}',\n`)
      .join('');
  return (
    `${HEADER}\n` +
    `/** Queries that need a signed-in customer; their data is dropped when the session changes. */\n` +
    `export const customerQueries: ReadonlySet<string> = new Set([\n${list('customer')}]);\n\n` +
    `/** Queries with personal data if a token is sent; they are refetched when the session changes. */\n` +
    `export const optionalQueries: ReadonlySet<string> = new Set([\n${list('optional')}]);\n`
  );
}

/**
 * Lists the texts that clients translate, by query. Separate from the definitions, because English
 * pages don't need it.
 */
export function emitUntranslatedFields(operations: Operation[]): string {
  const entries = operations
    .filter(hasUntranslatedFields)
    .map(({ id, untranslated }) => {
      const paths = untranslated.map((path) => `    ${quote(path)},\n`).join('');
      return `  ['${id}', [\n${paths}  ]],\n`;
    })
    .join('');
  return (
    `${HEADER}\n` +
    `/** Dotted paths in the data of a query to the fields with \`x-untranslated\`. They skip lists. */\n` +
    `export const untranslatedFields: ReadonlyMap<string, readonly string[]> = new Map([\n${entries}]);\n`
  );
}

function hasUntranslatedFields({ kind, untranslated }: Operation): boolean {
  return kind === 'query' && untranslated.length > 0;
}

function groupByTag(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const group = groups.get(operation.tag);
    if (group) group.push(operation);
    else groups.set(operation.tag, [operation]);
  }
  return groups;
}

function emitQueryModule(queries: readonly Operation[], decoders: ReadonlySet<string>): string {
  const imports = [
    `import { defineQuery } from '../runtime/define-operation.ts';`,
    `import type { Input } from '../types.ts';`,
    `import { type QueryOptions, useQuery } from '../runtime/use-query.ts';`,
    ...commonImports(queries, decoders),
  ];
  const hooks = queries.map((operation) => emitQuery(operation, decoders));
  return `${HEADER}\n${imports.join('\n')}\n\n${hooks.join('\n')}`;
}

function emitMutationModule(
  mutations: readonly Operation[],
  all: readonly Operation[],
  decoders: ReadonlySet<string>,
): string {
  const queries = new Map<string, Set<string>>();
  for (const { operation: name } of mutations.flatMap(({ populates }) => populates)) {
    const target = all.find(({ id }) => id === name);
    if (!target) continue;
    const names = queries.get(target.tag) ?? new Set();
    queries.set(target.tag, names.add(name));
  }
  const imports = [
    `import { defineMutation } from '../runtime/define-operation.ts';`,
    `import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';`,
    ...(mutations.some(({ losesFirst }) => losesFirst !== undefined)
      ? [`import { isFileLost } from '../decoders/is-file-lost.ts';`]
      : []),
    ...commonImports(mutations, decoders),
    ...[...queries].map(
      ([tag, names]) => `import { ${[...names].toSorted().join(', ')} } from './${tag}.ts';`,
    ),
  ];
  const hooks = mutations.map((operation) => emitMutation(operation, decoders));
  return `${HEADER}\n${imports.join('\n')}\n\n${hooks.join('\n')}`;
}

function commonImports(
  operations: readonly Operation[],
  decoders: ReadonlySet<string>,
): readonly string[] {
  return [
    ...(operations.some(({ body }) => body === 'multipart')
      ? [`import { toFormData } from '../runtime/to-form-data.ts';`]
      : []),
    ...operations
      .filter(({ id }) => decoders.has(id))
      .map(({ id }) => `import { ${id} as decode${capital(id)} } from '../decoders/${id}.ts';`),
  ];
}

function emitQuery(operation: Operation, decoders: ReadonlySet<string>): string {
  const { id } = operation;
  const name = capital(id);
  const optional = operation.isInputOptional ? '?' : '';
  const parts = [
    `${docComment(operation)}export const ${id} = /* @__PURE__ */ defineQuery${typeArguments(operation, decoders)}({\n${fields(operation, decoders)}});\n`,
    `/** ${sentence(operation.summary)} \`null\` sends no request. */\nexport function use${name}(\n  input${optional}: Input<'${id}'> | null,\n  options?: QueryOptions,\n) {\n  return useQuery(${id}, input, options);\n}\n`,
  ];
  return parts.join('\n');
}

function emitInfiniteModule(tag: string, lists: readonly Operation[]): string {
  const names = lists.map(({ id }) => id).toSorted();
  const hooks = lists.flatMap(({ id, summary, isInputOptional, pagination }) =>
    pagination
      ? [
          `/** ${sentence(summary)} Page by page, by \`${escapeComment(`${pagination.page}\` and \`${pagination.size}`)}\`. */\n` +
            `export function use${capital(id)}Infinite(\n  input${isInputOptional ? '?' : ''}: PageInput<'${id}', ${quote(pagination.page)}> | null,\n  options?: InfiniteOptions,\n) {\n  return useInfiniteQuery(${id}, input, options);\n}\n`,
        ]
      : [],
  );
  const imports = [
    `import type { PageInput } from '../types.ts';`,
    `import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';`,
    `import { ${names.join(', ')} } from './${tag}.ts';`,
  ];
  return `${HEADER}\n${imports.join('\n')}\n\n${hooks.join('\n')}`;
}

function emitMutation(operation: Operation, decoders: ReadonlySet<string>): string {
  const { id } = operation;
  return [
    `${docComment(operation)}export const ${id} = /* @__PURE__ */ defineMutation${typeArguments(operation, decoders)}({\n${fields(operation, decoders)}});\n`,
    `/** ${sentence(operation.summary)}${refreshes(operation)} */\nexport function use${capital(id)}(\n  options?: MutationOptions<'${id}'>,\n) {\n  return useMutation(${id}, options);\n}\n`,
  ].join('\n');
}

function typeArguments(operation: Operation, decoders: ReadonlySet<string>): string {
  const own = decoders.has(operation.id)
    ? `, Awaited<ReturnType<NonNullable<typeof decode${capital(operation.id)}>>>`
    : '';
  return `<'${operation.id}'${own}>`;
}

function fields(operation: Operation, decoders: ReadonlySet<string>): string {
  const list = (values: string[]) => `[${values.map(quote).join(', ')}]`;
  const entries: [string, string | undefined][] = [
    ['id', `'${operation.id}'`],
    ['method', `'${operation.method}'`],
    ['path', quote(operation.path)],
    ['access', `'${operation.access}'`],
    ['inPath', operation.inPath.length ? list(operation.inPath) : undefined],
    ['inQuery', operation.inQuery.length ? list(operation.inQuery) : undefined],
    ['bodySerializer', operation.body === 'multipart' ? 'toFormData' : undefined],
    ['text', operation.isText ? 'true' : undefined],
    ['file', operation.isFile ? 'true' : undefined],
    ['unwrap', operation.unwrap ? 'true' : undefined],
    ['untranslated', hasUntranslatedFields(operation) ? 'true' : undefined],
    ['pagination', operation.pagination ? emitPagination(operation.pagination) : undefined],
    [
      'notFound',
      typeof operation.notFound === 'string'
        ? quote(operation.notFound)
        : operation.notFound?.toString(),
    ],
    ['recordsView', operation.recordsView ? 'true' : undefined],
    ['invalidates', operation.invalidates.length ? list(operation.invalidates) : undefined],
    [
      'populates',
      operation.populates.length
        ? `[${operation.populates
            .map(({ operation: name, unless }) =>
              unless ? `{ query: ${name}, unless: ${quote(unless)} }` : `{ query: ${name} }`,
            )
            .join(', ')}]`
        : undefined,
    ],
    ['onUnauthorized', operation.onUnauthorized ? `'${operation.onUnauthorized}'` : undefined],
    [
      'isLost',
      operation.losesFirst
        ? `/* @__PURE__ */ isFileLost(${quote(operation.losesFirst)})`
        : undefined,
    ],
    ['serial', operation.serial ? quote(operation.serial) : undefined],
    ['decode', decoders.has(operation.id) ? `decode${capital(operation.id)}` : undefined],
  ];
  return entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('');
}

function emitPagination(pagination: NonNullable<Operation['pagination']>): string {
  return (
    `{ page: ${quote(pagination.page)}, size: ${quote(pagination.size)}, defaultSize: ${pagination.defaultSize}, ` +
    `items: ${quote(pagination.items)}${pagination.total === undefined ? '' : `, total: ${quote(pagination.total)}`} }`
  );
}

function docComment(operation: Operation): string {
  const deprecated = operation.deprecated ? ' *\n * @deprecated\n' : '';
  return `/**\n * ${sentence(operation.summary)}\n *\n * \`${operation.method.toUpperCase()} ${escapeComment(operation.path)}\`\n${deprecated} */\n`;
}

function refreshes(operation: Operation): string {
  const fills = operation.populates.map((target) => target.operation);
  return (
    (fills.length ? ` Fills ${fills.join(', ')}.` : '') +
    (operation.invalidates.length ? ` Refreshes ${operation.invalidates.join(', ')}.` : '')
  );
}

function sentence(text: string): string {
  const trimmed = escapeComment(text.trim());
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
