import { useLocation } from 'wouter';
import { JsonLd } from './json-ld.tsx';
import { useSettings } from '../settings/use-settings.ts';

/** React moves these tags to the head (ROUTE-06). `jsonLd`: schema.org data. */
export function PageHead(props: {
  title: string;
  description?: string | undefined;
  /** URL of the preview picture. */
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
