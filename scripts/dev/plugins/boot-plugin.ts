import type { Plugin } from 'vite';
import { BOOT_ID, type RuntimeConfig, toBootJson } from '../../../src/lib/config/boot-data.ts';

/** Fills the run-time configuration into the development page, as the production server does. */
export function bootPlugin(config: RuntimeConfig): Plugin {
  const open = `<script type="application/json" id="${BOOT_ID}">`;
  return {
    name: 'souk-boot',
    transformIndexHtml: (html) =>
      html.replace(open, () => `${open}${toBootJson({ config, page: null })}`),
  };
}
