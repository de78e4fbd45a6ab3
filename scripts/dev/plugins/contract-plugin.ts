import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { errorMessage } from '../../../contract/lib/error-message.ts';
import {
  ContractProblemsError,
  formatProblem,
  type Problem,
} from '../../../contract/source/contract-problem.ts';
import type { GeneratorProcess } from '../generator-process.ts';
import { createErrorOverlay, type OverlayError } from './error-overlay.ts';

/**
 * Regenerates code when the contract changes, then reloads mock and page. Errors appear in the
 * terminal and in Vite's overlay; those of the linter after the page has reloaded.
 */
export function contractPlugin(
  root: string,
  generator: GeneratorProcess,
  reloadMock: () => Promise<void>,
): Plugin {
  const overlay = createErrorOverlay();

  async function regenerate(server: ViteDevServer) {
    const started = performance.now();
    try {
      const warnings = await generator.generate(async (changedCount) => {
        await reloadMock();
        const milliseconds = Math.round(performance.now() - started);
        server.config.logger.info(
          `contract: ${changedCount} files changed, mock reloaded (${milliseconds} ms)`,
          { timestamp: true },
        );
        overlay.clear();
        server.ws.send({ type: 'full-reload' });
      });
      for (const line of warnings) server.config.logger.warn(line, { timestamp: true });
    } catch (error) {
      overlay.show(toOverlay(root, error));
    }
  }

  return {
    name: 'souk-contract',
    configureServer(server) {
      const folder = join(root, 'openapi');
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const onChange = (path: string) => {
        if (!path.startsWith(folder) && path !== join(root, 'redocly.yaml')) return;
        clearTimeout(timer);
        // Editors save in several steps.
        timer = setTimeout(() => {
          running = running.then(() => regenerate(server));
        }, 40);
      };
      server.watcher.add([folder, join(root, 'redocly.yaml')]);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
      overlay.attach(server);
    },
  };
}

function toOverlay(root: string, error: unknown): OverlayError {
  if (!(error instanceof ContractProblemsError)) {
    const message = `The mock rejected the contract: ${errorMessage(error)}`;
    return { message, stack: '', plugin: 'contract' };
  }
  const [first] = error.problems;
  return {
    message: error.problems.map(formatProblem).join('\n'),
    stack: '',
    plugin: 'contract',
    ...(first
      ? {
          id: first.file,
          loc: { file: first.file, line: first.line, column: first.column },
          frame: codeFrame(root, first),
        }
      : {}),
  };
}

function codeFrame(root: string, problem: Problem): string {
  const file = join(root, problem.file);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const from = Math.max(0, problem.line - 3);
  return lines
    .slice(from, problem.line + 2)
    .map((text, index) => {
      const number = from + index + 1;
      return `${number === problem.line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
    })
    .join('\n');
}
