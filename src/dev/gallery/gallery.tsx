import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { LinkContext } from '../../ui/navigation/link.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { Switch } from '../../ui/choices/switch.tsx';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { Contents } from './contents.tsx';
import * as css from './gallery.css.ts';
import {
  type GalleryOptions,
  parseGalleryOptions,
  applyGalleryOptions,
} from './gallery-options.ts';
import { AppScopeContext, createAppScope } from '../../lib/react/app-scope.ts';
import type { GalleryPart } from './section.ts';
import { English } from './specimen.tsx';
import { PlainLink } from './plain-link.tsx';
import { partId, SECTIONS } from './sections.ts';

/**
 * Shows every component of the design system in every state. `?theme=dark&dir=rtl` sets the
 * options.
 */
export function Gallery(props: { languages: Record<GalleryOptions['dir'], I18n> }) {
  const [options, setOptions] = useState(parseGalleryOptions);
  useEffect(() => applyGalleryOptions(options), [options]);
  const [scope] = useState(createAppScope);
  return (
    // The key resets the state: specimens store texts of the other language.
    <I18nProvider key={options.dir} i18n={props.languages[options.dir]}>
      <LinkContext value={PlainLink}>
        <AppScopeContext value={scope}>
          <SkipLink />
          <div className={container}>
            <header className={css.top}>
              <p className={css.eyebrow}>Souk</p>
              <h1 className={css.name}>UI gallery</h1>
              <p className={css.lead}>
                <English>
                  Every component of the shop in every state. All components are interactive: you
                  can type, click and use the keyboard. Hover and focus are simulated where they
                  can’t be shown otherwise.
                </English>
              </p>
              <div className={css.switches}>
                <Switch
                  label="Dark"
                  checked={options.theme === 'dark'}
                  onChange={(on) => setOptions({ ...options, theme: on ? 'dark' : 'light' })}
                />
                <Switch
                  label="Right to left, Arabic"
                  checked={options.dir === 'rtl'}
                  onChange={(on) => setOptions({ ...options, dir: on ? 'rtl' : 'ltr' })}
                />
              </div>
            </header>
            <div className={css.page}>
              <Contents />
              <main id="main" tabIndex={-1} className={css.sections}>
                {SECTIONS.map(({ id, title, about, parts }) => (
                  <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
                    <SectionHeading id={`${id}-title`} description={<English>{about}</English>}>
                      {title}
                    </SectionHeading>
                    <div className={css.parts}>
                      {parts.map((part) => (
                        <Part key={part.name} part={part} />
                      ))}
                    </div>
                  </section>
                ))}
              </main>
            </div>
          </div>
          <ToastRegion />
        </AppScopeContext>
      </LinkContext>
    </I18nProvider>
  );
}

function Part({ part: { name, about, Show } }: { part: GalleryPart }) {
  return (
    <Card padded>
      <div id={partId(name)} className={css.part}>
        <div className={css.partHead}>
          <h3 className={css.partName}>{name}</h3>
          <p className={css.about}>
            <English>{about}</English>
          </p>
        </div>
        <Show />
      </div>
    </Card>
  );
}
