import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { TabLinks } from '../../../ui/navigation/tab-links.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { English, Stateful, Specimen } from '../specimen.tsx';

function Breadcrumbs() {
  const texts = useSamples();
  return (
    <Specimen state="the last step is the current page; long text" wide>
      <Breadcrumb
        steps={[
          { label: texts.home, href: '#home' },
          { label: texts.category, href: '#category' },
          { label: texts.longProduct },
        ]}
      />
    </Specimen>
  );
}

function Pagers() {
  return (
    <div className={css.wideGrid}>
      {[
        { state: 'in the middle', page: 6, items: 120 },
        { state: 'at the first page', page: 1, items: 120 },
        { state: 'at the last page', page: 1200, items: 12_000 },
        { state: 'few pages', page: 2, items: 24 },
        { state: 'hover', page: 2, items: 30 },
        { state: 'focus', page: 3, items: 40 },
      ].map(({ state, page, items }) => (
        <Specimen
          key={state}
          state={state}
          at="li:nth-child(2) a"
          force={state === 'hover' || state === 'focus' ? state : undefined}
        >
          <Pager
            label={`Pages, ${state}`}
            totalItems={items}
            currentPage={page}
            hrefOf={(to) => `#page-${to}`}
          />
        </Specimen>
      ))}
      <Specimen state="locale ir, the backend’s code for Persian">
        <Pager
          label="Pages, ir"
          totalItems={50}
          currentPage={2}
          locale="ir"
          hrefOf={(to) => `#page-${to}`}
        />
      </Specimen>
    </div>
  );
}

function LinkTabs() {
  const texts = useSamples();
  const views = [texts.all, texts.pending, texts.confirmed, texts.onTheWay, texts.delivered];
  return (
    <div className={css.parts}>
      {[
        { state: 'with counts' },
        { state: 'hover', force: 'hover' as const },
        { state: 'focus', force: 'focus' as const },
      ].map(({ state, force }) => (
        <Specimen key={state} state={state} wide force={force} at="li:nth-child(2) a">
          <TabLinks
            label={`${texts.orders}, ${state}`}
            tabs={views.map((label, index) => ({
              href: `#${index}`,
              label,
              count: force ? undefined : [1284, 3, 0, 12, undefined][index],
              isCurrent: index === 0,
            }))}
          />
        </Specimen>
      ))}
    </div>
  );
}

function TabPanels() {
  const texts = useSamples();
  const tabs = [
    { id: 'a', label: texts.description, content: <p>{texts.longNote}</p> },
    { id: 'b', label: `${texts.reviews} (12)`, content: <p>{texts.answer}</p> },
    { id: 'c', label: texts.shipping, content: <p>{texts.answer}</p> },
  ];
  const answer = <p>{texts.answer}</p>;
  const many = Array.from({ length: 8 }, (_, index) => ({
    id: String(index),
    label: `${texts.description} ${index + 1}`,
    content: answer,
  }));
  return (
    <div className={css.wideGrid}>
      {[
        { state: 'first tab selected' },
        { state: 'hover', force: 'hover' as const },
        { state: 'focus', force: 'focus' as const },
      ].map(({ state, force }) => (
        <Specimen key={state} state={state} force={force} at="[role=tab]:nth-child(2)">
          <Tabs label={`${texts.product}, ${state}`} tabs={tabs} />
        </Specimen>
      ))}
      <Specimen state="more tabs than fit">
        <Stateful initial="1">
          {(selected, setValue) => (
            <Tabs
              label={`${texts.product}, many`}
              selected={selected}
              onSelect={setValue}
              tabs={many}
            />
          )}
        </Stateful>
      </Specimen>
    </div>
  );
}

function Disclosures() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="closed and open, one at a time">
        <Disclosure summary={texts.question} group="gallery" open>
          <p>{texts.answer}</p>
        </Disclosure>
        <Disclosure summary={texts.shipping} group="gallery">
          <p>{texts.answer}</p>
        </Disclosure>
        <Disclosure summary={texts.returns} group="gallery">
          <p>{texts.longNote}</p>
        </Disclosure>
      </Specimen>
      <Specimen state="focus" force="focus">
        <Disclosure summary={texts.question}>
          <p>{texts.answer}</p>
        </Disclosure>
      </Specimen>
      <Specimen state="long text">
        <Disclosure summary={texts.longNote} open>
          <p>{texts.longNote}</p>
        </Disclosure>
      </Specimen>
    </div>
  );
}

function Skip() {
  return (
    <p>
      <English>
        Press Tab at the top of this page to show it. It is hidden until it has the focus, and it
        skips the header.
      </English>
    </p>
  );
}

export const NAVIGATION: GallerySection = {
  id: 'navigation',
  title: 'Navigation',
  about: 'The current page, and links to other pages.',
  parts: [
    { name: 'Breadcrumb', about: 'The path to the current page.', Show: Breadcrumbs },
    { name: 'Pager', about: 'Links to the pages of a list, each with a URL.', Show: Pagers },
    { name: 'TabLinks', about: 'Views of a list, each with a URL.', Show: LinkTabs },
    { name: 'Tabs', about: 'Several panels, one shown at a time.', Show: TabPanels },
    { name: 'Disclosure', about: 'A heading that expands its content.', Show: Disclosures },
    { name: 'SkipLink', about: 'The first tab stop of the page.', Show: Skip },
  ],
};
