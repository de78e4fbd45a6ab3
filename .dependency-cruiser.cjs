// Which way imports may run: lib ← { ui, api } ← parts ← features ← app.
const only = (from, to, comment) => ({
  name: `${from.replace(/\W+/g, '-')}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test(-d)?\\.' },
  to: { path: '^(src|mocks|scripts)/', pathNot: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('lib', '^src/(lib|locales)/', 'lib is the ground: it knows nothing above it.'),
    only('ui', '^src/(ui|lib)/', 'The design system does not know the API.'),
    only('api', '^src/(api|lib)/', 'The API layer does not know the design system.'),
    only(
      'parts',
      '^src/(parts|ui|api|lib)/',
      'Parts are shared by features and know none of them.',
    ),
    {
      name: 'features-apart',
      comment: 'What two features need moves down to parts.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.' },
      to: { path: '^src/(features|app|server|dev)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'mock-apart',
      comment: 'The shop and its mock meet only in the generated types.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(test|dev)/|\\.test\\.' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mock-knows-types-only',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.' },
      to: { path: '^src/', pathNot: '^src/api/generated/(schema\\.d|realtime)\\.ts$' },
    },
    {
      name: 'http-in-api-only',
      comment: 'Only src/api knows HTTP.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/|\\.test' },
      to: { path: 'openapi-fetch' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
