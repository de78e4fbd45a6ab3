import { useLocation } from 'wouter';
import { JsonLd } from './json-ld.tsx';
import { useSettings } from '../settings/use-settings.ts';

/**
 * Title, description, canonical address and what other sites show of a page that is shared; React moves them into the head
 * (ROUTE-06). `jsonLd` says to search engines what the page is about, as objects of schema.org.
 */
export function PageHead(props: {
  title: string;
  description?: string | undefined;
  /** Address of the picture that stands for the page. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article' | undefined;
  jsonLd?: readonly object[] | undefined;
}) {
  const { title, description, image, type = 'website', jsonLd } = props;
  const { settings } = useSettings();
  const [path] = useLocation();
  return (
    <>
      <title>{`${title} - ${settings.app_name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      <link rel="canonical" href={path} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.app_name} />
      {description ? <meta property="og:description" content={description} /> : null}
      {image ? <meta property="og:image" content={image} /> : null}
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </>
  );
}
