import { HomeHero } from '../../../features/home/home-hero.tsx';
import * as css from '../gallery.css.ts';
import { PICTURES, useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

function Heroes() {
  const texts = useSamples();
  const url = '#hero';
  const banners = [
    {
      id: 1,
      url,
      eyebrow: texts.shop,
      title: texts.product,
      subtitle: texts.answer,
      thumbnail: PICTURES.watch,
      button: texts.addToCart,
    },
    { id: 2, url, title: texts.longAction, thumbnail: PICTURES.headphones },
  ];
  const ads = [
    { id: 3, url, title: texts.product, thumbnail: PICTURES.chair },
    { id: 4, url, title: texts.off, thumbnail: PICTURES.watch },
  ];
  return (
    <div className={css.parts}>
      <Specimen state="slides and two advertisements" wide>
        <HomeHero banners={banners} ads={ads} />
      </Specimen>
      <Specimen state="advertisements only" wide>
        <HomeHero banners={[]} ads={ads} />
      </Specimen>
    </div>
  );
}

export const HERO: GallerySection = {
  id: 'hero',
  title: 'Hero',
  about: 'What the home page offers today.',
  parts: [
    {
      name: 'Home hero',
      about: 'A stall with the banners of the shop as slides, and up to two advertisements.',
      Show: Heroes,
    },
  ],
};
