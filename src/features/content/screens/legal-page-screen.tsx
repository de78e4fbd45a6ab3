import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { LegalPage } from '../components/legal-page.tsx';

/** The slug is in the path or set by the route table (CONT-01). */
export function Screen({ params: { slug = '' } }: ScreenProps) {
  return <LegalPage key={slug} slug={slug} />;
}
