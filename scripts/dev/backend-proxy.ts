import type { Plugin } from 'vite';
import { loadContract } from '../../contract/engine/contract.ts';
import { readDocument } from '../../contract/engine/read-document.ts';
import { parseOrigin } from '../../contract/cli/options/parse-origin.ts';
import { createProxy } from '../../contract/proxy/create-proxy.ts';
import { loadChannels, readChannels } from '../../contract/realtime/channels.ts';
import { createCallPrinter } from '../../contract/reports/call-printer.ts';
import { trafficPlugin } from './plugins/traffic-plugin.ts';

export interface RealBackend {
  origin: string;
  proxyUrl: string;
  plugin: Plugin;
  /** Uses the last generated contract. */
  reloadContract: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the validating proxy (API-11).
 *
 * @throws for an invalid URL.
 */
export async function openRealBackend(url: string): Promise<RealBackend> {
  const origin = parseOrigin([url]);
  const traffic = trafficPlugin(origin);
  const printer = createCallPrinter();
  const proxy = createProxy({
    contract: loadContract(readDocument(), false, 'lazy'),
    channels: loadChannels(readChannels(), false),
    backend: origin,
    base: '/api',
    strict: false,
    onCall(call) {
      printer.print(call);
      traffic.report(call);
    },
  });
  const port = await proxy.listen(0);
  return {
    origin,
    proxyUrl: `http://127.0.0.1:${port}`,
    plugin: traffic.plugin,
    async reloadContract() {
      proxy.use(loadContract(readDocument(), false, 'lazy'));
      await Promise.resolve();
    },
    stop: () => proxy.close(),
  };
}
