import { Avatar } from '../../../ui/content/avatar.tsx';
import { Badge } from '../../../ui/content/badge.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Carousel } from '../../../ui/layout/carousel.tsx';
import { Countdown } from '../../../ui/content/countdown.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Price } from '../../../ui/content/price.tsx';
import { Rating } from '../../../ui/content/rating.tsx';
import * as css from '../gallery.css.ts';
import { PlainLink } from '../plain-link.tsx';
import { PICTURES, useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

function Badges() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      {(['neutral', 'brand', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Specimen key={tone} state={tone}>
          <Badge tone={tone}>{tone === 'warning' ? texts.off : texts.pending}</Badge>
        </Specimen>
      ))}
    </div>
  );
}

function Prices() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Specimen key={size} state={`size ${size}`}>
          <Price price="$129.00" size={size} />
        </Specimen>
      ))}
      {(['s', 'm', 'l'] as const).map((size) => (
        <Specimen key={size} state={`reduced, size ${size}`}>
          <Price price="$129.00" oldPrice="$169.00" percentOff={texts.off} size={size} />
        </Specimen>
      ))}
    </div>
  );
}

function Ratings() {
  return (
    <div className={css.line}>
      <Specimen state="compact">
        <Rating value={4.6} />
      </Specimen>
      <Specimen state="compact, with count">
        <Rating value={4.6} count={128} />
      </Specimen>
      {[5, 3.4, 0].map((value) => (
        <Specimen key={value} state={`stars, ${value}`}>
          <Rating value={value} count={value * 10} variant="stars" />
        </Specimen>
      ))}
    </div>
  );
}

function Pictures() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="square">
        <Picture src={PICTURES.watch} alt={texts.product} />
      </Specimen>
      <Specimen state="4 to 3">
        <Picture src={PICTURES.chair} alt={texts.longProduct} ratio={4 / 3} />
      </Specimen>
      <Specimen state="missing">
        <Picture src={null} alt={texts.product} ratio={4 / 3} />
      </Specimen>
    </div>
  );
}

function Avatars() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      <Specimen state="initials">
        <Avatar name={texts.person} />
      </Specimen>
      <Specimen state="picture">
        <Avatar name={texts.person} src={PICTURES.watch} />
      </Specimen>
      <Specimen state="72 pixels">
        <Avatar name={texts.shop} size={72} />
      </Specimen>
      <Specimen state="24 pixels">
        <Avatar name={texts.shop} size={24} />
      </Specimen>
    </div>
  );
}

function Carousels() {
  const texts = useSamples();
  const slide = (id: keyof typeof PICTURES, title: string) => ({
    id,
    content: (
      <div className={css.slide}>
        <div className={stack[3]}>
          <p className={css.slideTitle}>{title}</p>
          <PlainLink href={`#${id}`} className={buttonClass({ size: 's' })}>
            {texts.shop}
          </PlainLink>
        </div>
        <img src={PICTURES[id]} alt="" />
      </div>
    ),
  });
  const slides = [
    slide('sneakers', texts.category),
    slide('headphones', texts.shop),
    slide('watch', texts.product),
  ];
  return (
    <div className={css.grid}>
      <Specimen state="manual">
        <Carousel label={`${texts.product} 1`} slides={slides} />
      </Specimen>
      <Specimen state="automatic, can be paused">
        <Carousel label={`${texts.product} 2`} slides={slides} intervalMs={6000} />
      </Specimen>
      <Specimen state="one slide">
        <Carousel label={`${texts.product} 3`} slides={slides.slice(2)} />
      </Specimen>
    </div>
  );
}

const NOW = Date.UTC(2026, 10, 21, 10);
const now = () => NOW;

function Countdowns() {
  const { endsIn } = useSamples();
  return (
    <div className={css.line}>
      <Specimen state="days left">
        <Countdown label={endsIn} until={NOW + 187_512_000} now={now} />
      </Specimen>
      <Specimen state="seconds left">
        <Countdown label={endsIn} until={NOW + 42_000} now={now} />
      </Specimen>
      <Specimen state="ended">
        <Countdown label={endsIn} until={NOW} now={now} />
      </Specimen>
    </div>
  );
}

export const CONTENT: GallerySection = {
  id: 'content',
  title: 'Content',
  about: 'Products, prices, people and offers.',
  parts: [
    { name: 'Badge', about: 'A short label for an item.', Show: Badges },
    { name: 'Price', about: 'A price, and the old one struck through.', Show: Prices },
    { name: 'Rating', about: 'From 0 to 5, with the number of reviews.', Show: Ratings },
    {
      name: 'Picture',
      about: 'Keeps its size while loading and after a failure.',
      Show: Pictures,
    },
    { name: 'Avatar', about: 'A person or shop, by picture or initials.', Show: Avatars },
    { name: 'Carousel', about: 'Shows one slide at a time.', Show: Carousels },
    { name: 'Countdown', about: 'The time left until a deadline.', Show: Countdowns },
  ],
};
