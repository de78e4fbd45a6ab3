import { LRUCache } from 'lru-cache';
import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { toInlineJson } from '../../lib/config/boot-data.ts';
import { breadcrumbJsonLd } from './json-ld.ts';
import { languageUrl, type ShopLanguages } from './languages.ts';
import type { HeadData, HeadPage } from './page-head-context.ts';
import { toPublicUrl } from './public-url.ts';
import { SERVER_TAG } from './server-tags.tsx';

const MARK = { [SERVER_TAG]: '' };

export interface CrawlerTagsProps {
  head: HeadData;
  page: Omit<HeadPage, 'url'>;
  /** Path of the page. */
  path: string;
  locale: string;
  languages: ShopLanguages;
  isIndexed: boolean;
}

/** Tags that only crawlers and link previews read (SEO-01). Rendered on the server only. */
export function CrawlerTags(props: CrawlerTagsProps) {
  const { head, path, locale, languages, isIndexed } = props;
  const { title, description, type = 'website', breadcrumb, jsonLd } = head;
  const { origin, settings } = props.page;
  const defaultUrl = new URL(head.canonical ?? path, origin).href;
  const url = languageUrl(defaultUrl, locale, languages);
  const page: HeadPage = { ...props.page, url };
  const picture = isPlaceholderPicture(head.image) ? undefined : toPublicUrl(head.image, origin);
  const width = picture && /-(\d{3,4})\.webp$/.exec(picture)?.[1];
  const image = picture ?? toPublicUrl(settings.app_logo ?? settings.web_logo, origin);
  const data = [
    ...(breadcrumb ? [breadcrumbJsonLd(breadcrumb, page)] : []),
    ...(jsonLd?.(page) ?? []),
  ];
  return (
    <>
      {description ? <meta {...MARK} name="description" content={description} /> : null}
      {isIndexed ? (
        <>
          <link {...MARK} rel="canonical" href={url} />
          <Alternates url={defaultUrl} languages={languages} />
        </>
      ) : (
        <meta {...MARK} name="robots" content="noindex" />
      )}
      <meta {...MARK} property="og:title" content={title} />
      <meta {...MARK} property="og:type" content={type} />
      <meta {...MARK} property="og:url" content={url} />
      <meta {...MARK} property="og:site_name" content={settings.app_name} />
      {description ? <meta {...MARK} property="og:description" content={description} /> : null}
      <meta {...MARK} property="og:locale" content={openGraphLocales.memo(locale)} />
      {languages.locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta
            key={other}
            {...MARK}
            property="og:locale:alternate"
            content={openGraphLocales.memo(other)}
          />
        ))}
      {image ? (
        <>
          <meta {...MARK} property="og:image" content={image} />
          {width ? <meta {...MARK} property="og:image:width" content={width} /> : null}
          <meta {...MARK} property="og:image:alt" content={picture ? title : settings.app_name} />
        </>
      ) : null}
      <meta {...MARK} name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {isIndexed && data.length > 0 ? (
        // Data, not code: the script CSP does not apply.
        <script {...MARK} type="application/ld+json">
          {toInlineJson(data)}
        </script>
      ) : null}
    </>
  );
}

function Alternates({ url, languages }: { url: string; languages: ShopLanguages }) {
  if (languages.locales.length < 2) return null;
  return (
    <>
      {languages.locales.map((locale) => (
        <link
          key={locale}
          {...MARK}
          rel="alternate"
          hrefLang={locale}
          href={languageUrl(url, locale, languages)}
        />
      ))}
      <link {...MARK} rel="alternate" hrefLang="x-default" href={url} />
    </>
  );
}

/** Adds the likely territory: "fr" becomes "fr_FR". */
const openGraphLocales = new LRUCache<string, string>({ max: 100, memoMethod: addTerritory });

function addTerritory(locale: string): string {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return locale;
    const { language, region } = new Intl.Locale(locale).maximize();
    return region ? `${language}_${region}` : language;
  } catch {
    // "urdu": people type the backend's codes.
    return locale;
  }
}
