import type { View } from '../world/view.ts';

/** HTML of the fixtures as the backend would send it: its pictures by their whole addresses. */
export function withAbsoluteUrls(html: string, { origin }: Pick<View, 'origin'>): string {
  return html.replaceAll('src="/media/', `src="${origin}/media/`);
}
