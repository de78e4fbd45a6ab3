import type { Plugin } from 'vite';
import { BOOT_ID, type RuntimeConfig, toBootJson } from '../../../src/lib/config/boot-data.ts';

/** Inserts the runtime configuration, like the production server. */
export function bootPlugin(config: RuntimeConfig): Plugin {
  const open = `<script type="application/json" id="${BOOT_ID}">`;
  return {
    name: 'souk-boot',
    transformIndexHtml: (html) =>
      html.replace(open, () => `${open}${toBootJson({ config, page: null })}`),
  };
}
