import type { Plugin, ViteDevServer } from 'vite';
import type { ProxiedCall } from '../../../contract/proxy/create-proxy.ts';
import { EXPLAIN_PATH, explainPage } from '../explain-page.ts';

/** Calls kept for pages that load later. */
const MAX_RECENT_CALLS = 50;

/** Reports violations to the developers' panel (API-11). */
export interface TrafficPlugin {
  plugin: Plugin;
  report: (call: ProxiedCall) => void;
}

export function trafficPlugin(backend: string): TrafficPlugin {
  const recentCalls: ProxiedCall[] = [];
  let ws: ViteDevServer['ws'] | undefined;
  return {
    report(call) {
      if (call.errors.length === 0) return;
      recentCalls.push(call);
      if (recentCalls.length > MAX_RECENT_CALLS) recentCalls.shift();
      ws?.send('souk:contract', [call]);
    },
    plugin: {
      name: 'souk-traffic',
      apply: 'serve',
      transformIndexHtml: () => [
        { tag: 'meta', attrs: { name: 'souk-backend', content: backend }, injectTo: 'head' },
      ],
      configureServer(server) {
        ws = server.ws;
        // A page asks when it is ready to listen.
        server.ws.on('souk:contract-ask', (_, client) => client.send('souk:contract', recentCalls));
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?', 1)[0] ?? '';
          const page = path.startsWith(EXPLAIN_PATH)
            ? explainPage(path.slice(EXPLAIN_PATH.length))
            : undefined;
          if (page === undefined) next();
          else response.setHeader('content-type', 'text/html').end(page);
        });
      },
    },
  };
}
