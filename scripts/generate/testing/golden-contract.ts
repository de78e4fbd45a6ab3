import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { ContractProblemsError, type Problem } from '../../../contract/source/contract-problem.ts';
import { generate } from '../generate.ts';

export const GOLDEN_FOLDER = join(import.meta.dirname, '../golden');

export interface GoldenContract {
  /** Empty outside tests. */
  readonly root: string;
  /** Replaces a text of a file in `openapi/`, which must contain it. */
  edit: (from: string, to: string, name?: string) => void;
  write: (path: string, text: string) => void;
  /** Counts from 1. */
  lineOf: (path: string, text: string) => number;
  /** Generates, which must fail. */
  problems: () => Promise<readonly Problem[]>;
}

/** Copies the small contract to a new folder for each test of a file. */
export function copyGoldenContract(): GoldenContract {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'souk-generate-'));
    mkdirSync(join(root, 'openapi'));
    cpSync(join(GOLDEN_FOLDER, 'redocly.yaml'), join(root, 'redocly.yaml'));
    cpSync(join(GOLDEN_FOLDER, 'openapi.yaml'), join(root, 'openapi/openapi.yaml'));
    cpSync(join(GOLDEN_FOLDER, 'realtime.yaml'), join(root, 'openapi/realtime.yaml'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  return {
    get root() {
      return root;
    },
    edit(from, to, name = 'openapi.yaml') {
      const file = join(root, 'openapi', name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    lineOf(path, text) {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.findIndex((line) => line.includes(text)) + 1;
    },
    async problems() {
      const failure: unknown = await generate(root).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(failure instanceof ContractProblemsError))
        throw new Error(`Expected problems, but got: ${String(failure)}`);
      return failure.problems;
    },
  };
}
