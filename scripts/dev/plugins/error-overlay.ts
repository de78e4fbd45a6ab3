import type { ErrorPayload, ViteDevServer } from 'vite';

export type OverlayError = ErrorPayload['err'];

/** Shows an error over all pages, also those that open later, until it is cleared. */
export interface ErrorOverlay {
  attach: (server: ViteDevServer) => void;
  show: (error: OverlayError) => void;
  /** Returns whether pages show the error until they reload. */
  clear: () => boolean;
}

/** Creates an overlay for the errors of one source. */
export function createErrorOverlay(): ErrorOverlay {
  let server: ViteDevServer | undefined;
  let current: OverlayError | undefined;
  return {
    attach(attached) {
      server = attached;
      server.ws.on('connection', () => {
        if (current) server?.ws.send({ type: 'error', err: current });
      });
    },
    show(error) {
      current = error;
      server?.config.logger.error(`${error.plugin}: ${error.message}`, { timestamp: true });
      server?.ws.send({ type: 'error', err: error });
    },
    clear() {
      const wasShown = current !== undefined;
      current = undefined;
      return wasShown;
    },
  };
}
