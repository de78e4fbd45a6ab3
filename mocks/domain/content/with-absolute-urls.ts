import type { View } from '../world/view.ts';

/** Makes the picture URLs in the fixtures' HTML absolute, as the backend does. */
export function withAbsoluteUrls(html: string, { origin }: Pick<View, 'origin'>): string {
  return html.replaceAll('src="/media/', `src="${origin}/media/`);
}
