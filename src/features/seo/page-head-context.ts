import { createContext } from 'react';
import type { Settings } from '../settings/settings-context.ts';

export interface BreadcrumbStep {
  label: string;
  href?: string | undefined;
}

/** What structured data refers to besides its own subject. */
export interface HeadPage {
  /** Public origin of the shop. */
  origin: string;
  /** Canonical URL of the page. */
  url: string;
  /** Empty if the settings could not be loaded. */
  settings: Partial<Settings>;
  /** ISO 3166-1 alpha-2 codes. */
  deliveryCountries: readonly string[];
}

/** Describes a page to browsers and search engines (ROUTE-06, SEO-01). */
export interface HeadData {
  title: string;
  description?: string | undefined;
  /** URL of the preview picture. */
  image?: string | undefined;
  type?: 'website' | 'product' | 'article' | undefined;
  /** Path and query of the canonical URL, without language. Default: the path. */
  canonical?: string | undefined;
  /** Starts with the home page. */
  breadcrumb?: readonly BreadcrumbStep[] | undefined;
  /** Returns schema.org data. Called on the server only. */
  jsonLd?: ((page: HeadPage) => readonly object[]) | undefined;
}

/** Collects the head during server rendering. */
export interface HeadCollector {
  setHead: (data: HeadData) => void;
  /** Excludes the page from search engines. */
  exclude: () => void;
}

export const HeadContext = createContext<HeadCollector | undefined>(undefined);
