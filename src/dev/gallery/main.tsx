import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import '../../ui/theme/global.css.ts';
import { GALLERY_ID } from '../root-ids.ts';
import { mirrorStates } from './forced-states.ts';
import { Gallery } from './gallery.tsx';

// The development server serves this page at `/ui`; tests use a build of it. The storefront build
// never includes it.

const root = document.getElementById(GALLERY_ID);
if (!root) throw new Error(`Failed to show the gallery: the page has no #${GALLERY_ID}.`);
const [en, ar] = await Promise.all([loadMessages('en'), loadMessages('ar')]);
mirrorStates(document);
createRoot(root).render(
  <StrictMode>
    <Gallery languages={{ ltr: createI18n('en', en), rtl: createI18n('ar', ar) }} />
  </StrictMode>,
);
