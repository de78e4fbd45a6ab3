import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { LegalPage } from '../components/legal-page.tsx';

/** A page that the shop wrote. The slug is in the path, or the routes table gives it for a path of its own (CONT-01). */
export function Screen({ params: { slug = '' } }: ScreenProps) {
  return <LegalPage key={slug} slug={slug} />;
}
