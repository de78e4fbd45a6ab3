import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const HANDLERS = join(root, 'mocks/domain/world/handler.test-d.ts');
const HOOKS = join(root, 'src/api/hooks.test-d.tsx');

/** Compiles both files without `@ts-expect-error`; returns expected and reported lines by file. */
function compile(): ReadonlyMap<string, { expected: string[]; found: string[] }> {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const files = [HANDLERS, HOOKS];
  const expected = new Map<string, string[]>();
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    const source = files.find((file) => resolve(name) === file);
    if (!source) return read(name, version, ...rest);
    const lines = (ts.sys.readFile(source) ?? '').split('\n');
    expected.set(
      source,
      lines.flatMap((line, at) => (line.includes('@ts-expect-error') ? [`line ${at + 2}`] : [])),
    );
    const bare = lines.map((line) => line.replace('@ts-expect-error', ''));
    return ts.createSourceFile(name, bare.join('\n'), version);
  };
  const program = ts.createProgram(files, options, host);
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const found = program.getSemanticDiagnostics(source).map(({ start = 0 }) => {
        const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
        return `line ${line + 1}`;
      });
      return [file, { expected: expected.get(file) ?? [], found }];
    }),
  );
}

describe('the type checker', () => {
  const compiled = compile();

  it('@API-04 reports ten errors in mock handlers', () => {
    expect(compiled.get(HANDLERS)?.expected).toHaveLength(10);
    expect(compiled.get(HANDLERS)?.found).toEqual(compiled.get(HANDLERS)?.expected);
  });

  it('@API-02 reports six errors in screens', () => {
    expect(compiled.get(HOOKS)?.expected).toHaveLength(6);
    expect(compiled.get(HOOKS)?.found).toEqual(compiled.get(HOOKS)?.expected);
  });
});
