import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Truck from 'lucide-react/icons/truck';
import { Awning } from '../../../ui/content/awning.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { pennant } from '../../../ui/content/pennant.css.ts';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { tone } from '../../../ui/content/tone.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { theme } from '../../../ui/theme/theme.css.ts';
import * as css from '../gallery.css.ts';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

/** Steps of our own headlines, in the display face. */
const DISPLAY_STEPS = new Set(['section', 'title', 'display']);
const GLYPHS = [Search, Heart, ShoppingBag, Truck];

function Colours() {
  return (
    <ul className={css.swatches}>
      {Object.entries(theme.colour).map(([role, value]) => (
        <li key={role} className={css.token}>
          <div className={css.swatch} style={{ background: value }} />
          {role}
        </li>
      ))}
    </ul>
  );
}

function Type() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {Object.entries(theme.text).map(([step, fontSize]) => (
        <Specimen key={step} state={step} wide>
          <p
            className={classNames(css.sample, DISPLAY_STEPS.has(step) && css.display)}
            style={{ fontSize }}
          >
            {texts.product}
          </p>
        </Specimen>
      ))}
      {Object.entries(theme.weight).map(([step, fontWeight]) => (
        <Specimen key={step} state={step}>
          <p className={css.sample} style={{ fontWeight }}>
            {texts.answer}
          </p>
        </Specimen>
      ))}
    </div>
  );
}

function Tones() {
  return (
    <div className={css.line}>
      {Object.entries(tone).map(([name, className]) => (
        <Specimen key={name} state={name}>
          <div className={classNames(className, css.plate)}>
            <Icon of={ShoppingBag} />
          </div>
        </Specimen>
      ))}
    </div>
  );
}

function Awnings() {
  return (
    <div className={css.grid}>
      {(['thin', 'normal', 'large', 'card', 'shop'] as const).map((size) => (
        <Specimen key={size} state={size}>
          <div className={css.wall}>
            <Awning size={size} />
          </div>
        </Specimen>
      ))}
      <Specimen state="in the tone of a shop">
        <div className={classNames(tone.forest, css.wall)}>
          <Awning size="card" />
        </div>
      </Specimen>
    </div>
  );
}

function Papers() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="receipt">
        <div className={receipt}>
          <p>{texts.product}</p>
          <p>{texts.off}</p>
        </div>
      </Specimen>
      <Specimen state="pennant">
        <span className={pennant}>{texts.off}</span>
      </Specimen>
    </div>
  );
}

function Space() {
  return (
    <div className={css.line}>
      {Object.entries(theme.space).map(([step, inlineSize]) => (
        <Specimen key={step} state={step}>
          <div className={css.square} style={{ inlineSize }} />
        </Specimen>
      ))}
    </div>
  );
}

function Shape() {
  return (
    <div className={css.line}>
      {Object.entries(theme.radius).map(([step, borderRadius]) => (
        <Specimen key={step} state={`radius ${step}`}>
          <div className={css.box} style={{ borderRadius }} />
        </Specimen>
      ))}
      {Object.entries(theme.shadow).map(([step, boxShadow]) => (
        <Specimen key={step} state={`shadow ${step}`}>
          <div className={css.box} style={{ boxShadow, borderRadius: theme.radius.m }} />
        </Specimen>
      ))}
    </div>
  );
}

function Icons() {
  return (
    <div className={css.line}>
      {GLYPHS.map((glyph) => (
        <Specimen key={glyph.displayName} state={glyph.displayName ?? ''}>
          <Icon of={glyph} />
        </Specimen>
      ))}
      <Specimen state="mirrored in right-to-left">
        <Icon of={ArrowRight} />
      </Specimen>
      <Specimen state="filled">
        <Icon of={Heart} filled />
      </Specimen>
      <Specimen state="28 pixels">
        <Icon of={Truck} size={28} />
      </Specimen>
    </div>
  );
}

export const FOUNDATIONS: GallerySection = {
  id: 'foundations',
  title: 'Foundations',
  about: 'Design tokens. Styles use only these values.',
  parts: [
    { name: 'Colour', about: 'Named by purpose, not by appearance.', Show: Colours },
    {
      name: 'Type',
      about: 'Plus Jakarta Sans with IBM Plex Sans Arabic; headlines in Rakkas.',
      Show: Type,
    },
    { name: 'Tone', about: 'The colour of a shop, the same on every page.', Show: Tones },
    { name: 'Awning', about: 'Hangs from a header, a shop or a group.', Show: Awnings },
    { name: 'Receipt and pennant', about: 'Sums, and offers on pictures.', Show: Papers },
    { name: 'Space', about: 'Multiples of 0.25 rem.', Show: Space },
    { name: 'Radius and shadow', about: 'Rounded corners and soft shadows.', Show: Shape },
    { name: 'Icon', about: 'Uses the text colour; hidden from screen readers.', Show: Icons },
  ],
};
