import { BOOT_ID, type BootData, toBootJson } from '../../src/lib/config/boot-data.ts';

const BOOT_TAG = `<script type="application/json" id="${BOOT_ID}">`;
/** The server sets the theme itself; files can't. */
const THEME_TAG = '<script src="/theme.js"></script>';

/** Changes a page of the server so that a static host can send it. */
export function toStaticPage(html: string, address: string): string {
  const { before, json, after } = splitAtBoot(html);
  const boot = JSON.parse(json) as BootData;
  const page = boot.page && { ...boot.page, address };
  return insertTheme(before + toBootJson({ ...boot, page }) + after);
}

/**
 * Returns the page that browsers render themselves.
 *
 * @param template the client's index.html
 * @param html any page of the server, for its configuration
 */
export function toShell(template: string, html: string): string {
  const { config } = JSON.parse(splitAtBoot(html).json) as BootData;
  const { before, after } = splitAtBoot(template);
  return before + toBootJson({ config, page: null }) + after;
}

function splitAtBoot(html: string): { before: string; json: string; after: string } {
  const start = html.indexOf(BOOT_TAG) + BOOT_TAG.length;
  const end = html.indexOf('</script>', start);
  if (start < BOOT_TAG.length || end < 0) {
    throw new Error('Failed to read a page: it has no boot data. Run `npm run build` again.');
  }
  return { before: html.slice(0, start), json: html.slice(start, end), after: html.slice(end) };
}

function insertTheme(html: string): string {
  const mark = '<head>';
  if (!html.includes(mark)) throw new Error('Failed to read a page: it has no head.');
  return html.replace(mark, () => mark + THEME_TAG);
}
