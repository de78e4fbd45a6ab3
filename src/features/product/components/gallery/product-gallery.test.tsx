import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../../api/generated/schema.d.ts';
import { renderUi } from '../../../../test/render-ui.tsx';
import { scrollSideways, touchPicture, turnWheel } from '../../../../test/browser-events.ts';
import './gallery-video.tsx';
import './gallery-viewer.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { user } from '../../../../test/user.ts';

type Media = components['schemas']['ProductMedia'];

const pause = vi.fn<() => void>();
const scrollTo = vi.fn<() => void>();

beforeEach(() => {
  // Missing in jsdom.
  Element.prototype.scrollTo = scrollTo;
  Element.prototype.setPointerCapture = vi.fn<() => void>();
  HTMLMediaElement.prototype.pause = pause;
  pause.mockClear();
  scrollTo.mockClear();
});

const picture = (index: number): Media => ({
  id: index,
  thumbnail: `https://media.test/${index}-800.webp`,
  url: null,
  type: 'image',
});
const PICTURES = [1, 2, 3].map(picture);
const EMBEDDED: Media = {
  id: 8,
  thumbnail: null,
  url: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="alert(1)"></iframe>',
  type: 'youtube',
};
const FILM: Media = { id: 9, thumbnail: null, url: 'https://media.test/film.mp4', type: 'file' };
const UNKNOWN_PLAYER: Media = {
  ...EMBEDDED,
  id: 7,
  url: '<iframe src="https://evil.test/v"></iframe>',
};

function trackOf() {
  const [track] = screen.getAllByRole('list');
  if (!track) throw new Error('Failed to find the track.');
  return track;
}

function openGallery(media: readonly Media[], direction: 'ltr' | 'rtl' = 'ltr') {
  renderUi(<ProductGallery name="Lamp" poster={PICTURES[0]?.thumbnail ?? ''} media={media} />, {
    direction,
  });
}
const thumb = (index: number) =>
  screen.getByRole('button', { name: new RegExp(`^(?:Image|Video) ${index} of`) });
const shown = () =>
  screen
    .getAllByRole('button', { name: /^(?:Image|Video) \d of \d$/ })
    .findIndex((one) => one.ariaCurrent === 'true') + 1;

test('@PROD-01 shows all thumbnails and opens the picture of the clicked one', async () => {
  openGallery(PICTURES);
  expect(screen.getAllByRole('button', { name: /^Image \d of 3$/ })).toHaveLength(3);
  await user.click(thumb(3));
  expect(shown()).toBe(3);
  expect(scrollTo).toHaveBeenCalled();
  expect(screen.getByText('3 / 3')).toBeVisible();
});

test('@PROD-01 is left with one Tab', async () => {
  openGallery(PICTURES);
  await user.tab();
  expect(screen.getByRole('img', { name: 'Lamp' }).closest('button')).toHaveFocus();
  // jsdom does not implement `inert`.
  const inert = [...document.querySelectorAll('li[inert] button')];
  expect(inert).toHaveLength(2);
  const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex >= 0);
  expect(stops.filter((button) => !inert.includes(button))).toHaveLength(1);
});

test('@PROD-01 arrows, Home and End move between thumbnails', async () => {
  openGallery(PICTURES);
  act(() => thumb(1).focus());
  await user.keyboard('{ArrowRight}');
  expect(thumb(2)).toHaveFocus();
  expect(shown()).toBe(2);
  await user.keyboard('{End}');
  expect(thumb(3)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(thumb(1)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(shown()).toBe(1);
});

test('@PROD-01 arrows on the large picture move the focus with it', async () => {
  openGallery(PICTURES);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Lamp: Image 2 of 3' }).closest('button')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Lamp: Image 3 of 3' }).closest('button')).toHaveFocus();
  expect(shown()).toBe(3);
});

test('@PROD-01 leaves shortcuts of the browser alone, in the gallery and in the viewer', async () => {
  openGallery(PICTURES);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}');
  act(() => thumb(1).focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(shown()).toBe(1);
  await user.click(screen.getByRole('img', { name: 'Lamp' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Lamp' }));
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}+{/Control}');
  expect(viewer.getByRole('img', { name: 'Lamp: Image 1 of 3' }).style.transform).toContain(
    'scale(1)',
  );
});

test('@PROD-01 arrows reach a video and leave it, although its player has other keys', async () => {
  openGallery([picture(1), FILM, picture(2)]);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(thumb(2)).toHaveAccessibleName('Video 2 of 3');
  expect(thumb(2)).toHaveFocus();
  expect(thumb(2)).toHaveProperty('tabIndex', 0);
  await user.keyboard('{ArrowRight}');
  expect(thumb(3)).toHaveFocus();
  expect(shown()).toBe(3);
});

test('@PROD-01 moves forward with the left arrow on right-to-left pages', async () => {
  openGallery(PICTURES, 'rtl');
  act(() => thumb(1).focus());
  await user.keyboard('{ArrowLeft}');
  expect(thumb(2)).toHaveFocus();
});

test.each([
  ['ltr', 400],
  ['rtl', -400],
] as const)(
  '@PROD-01 shows and announces the next picture after a swipe in %s',
  (direction, scrollLeft) => {
    openGallery(PICTURES, direction);
    scrollSideways(trackOf(), scrollLeft, 400);
    expect(shown()).toBe(2);
    expect(screen.getByRole('status')).toHaveTextContent('Image 2 of 3');
  },
);

test('@PROD-01 shows the next picture after a swipe when the thumbnail of the first was clicked', async () => {
  openGallery(PICTURES);
  scrollSideways(trackOf(), 0, 400);
  await user.click(thumb(1));
  scrollSideways(trackOf(), 400, 400);
  expect(shown()).toBe(2);
});

test('@PROD-01 shows the picture to which a wheel scrolls during the scroll to another', async () => {
  openGallery(PICTURES);
  scrollSideways(trackOf(), 0, 400);
  await user.click(thumb(3));
  scrollSideways(trackOf(), 400, 400);
  expect(shown()).toBe(3);
  turnWheel(trackOf());
  scrollSideways(trackOf(), 400, 400);
  expect(shown()).toBe(2);
});

test('@PROD-01 opens the viewer at the current picture, moves by arrows and restores the focus', async () => {
  openGallery(PICTURES);
  await user.click(thumb(2));
  const openButton = screen.getByRole('img', { name: 'Lamp: Image 2 of 3' }).closest('button');
  await user.click(openButton ?? document.body);
  const viewer = within(await screen.findByRole('dialog', { name: 'Lamp' }));
  expect(viewer.getByRole('img', { name: 'Lamp: Image 2 of 3' })).toBeVisible();
  // Arrows work regardless of the focused element.
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'Lamp: Image 3 of 3' })).toBeVisible();
  await user.click(viewer.getByRole('button', { name: 'Next image' }));
  expect(viewer.getByRole('status', { name: 'Image 1 of 3' })).toHaveTextContent('1 / 3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toBe(1);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Lamp' }).closest('button')).toHaveFocus(),
  );
});

test('@PROD-01 zooms in the viewer by buttons, keys and a double-click', async () => {
  openGallery(PICTURES);
  await user.click(screen.getByRole('img', { name: 'Lamp' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Lamp' }));
  const transform = () => viewer.getByRole('img').style.transform;
  expect(transform()).toContain('scale(1)');
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(transform()).toContain('scale(1.6)');
  await user.keyboard('-');
  expect(transform()).toContain('scale(1)');
  await user.dblClick(viewer.getByRole('img'));
  expect(transform()).toContain('scale(2.5)');
  await user.click(viewer.getByRole('button', { name: 'Next image' }));
  expect(transform()).toContain('scale(1)');
});

test('@PROD-01 zooms with two fingers and swipes with one', async () => {
  openGallery(PICTURES);
  await user.click(screen.getByRole('img', { name: 'Lamp' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Lamp' }));
  const finger = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number) =>
    touchPicture(viewer.getByRole('img'), type, { pointerId, clientX });
  finger('Down', 1, 100);
  finger('Down', 2, 200);
  finger('Move', 2, 300);
  expect(viewer.getByRole('img').style.transform).toContain('scale(2)');
  finger('Move', 2, 200);
  finger('Up', 2, 200);
  finger('Up', 1, 100);
  expect(viewer.getByRole('img', { name: /Image 1/ }).style.transform).toContain('scale(1)');
  finger('Down', 1, 200);
  finger('Move', 1, 100);
  finger('Up', 1, 100);
  expect(viewer.getByRole('img', { name: /Image 2/ })).toBeVisible();
});

test('@PROD-01 loads a third-party video on click, in a sandboxed frame from a known host', async () => {
  openGallery([EMBEDDED, UNKNOWN_PLAYER, ...PICTURES]);
  // Unknown hosts are dropped.
  expect(thumb(1)).toHaveAccessibleName('Video 1 of 4');
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Play Video 1 of 4: Lamp' }));
  const frame = screen.getByTitle('Video 1 of 4: Lamp');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&dnt=1',
  );
  expect(frame).toHaveAttribute('sandbox');
  expect(frame).not.toHaveAttribute('onload');
  await user.click(thumb(2));
  expect(document.querySelector('iframe')).toBeNull();
});

test('@PROD-01 shows native controls for an uploaded video and pauses it when hidden', async () => {
  openGallery([FILM, ...PICTURES]);
  const film = await screen.findByLabelText('Video 1 of 4: Lamp');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('src', FILM.url);
  await user.click(thumb(2));
  expect(pause).toHaveBeenCalled();
});

test('shows the last picture when a refetch returns fewer', async () => {
  const gallery = (media: readonly Media[]) => (
    <ProductGallery name="Lamp" poster="" media={media} />
  );
  const { rerender } = renderUi(gallery(PICTURES));
  await user.click(thumb(3));
  rerender(gallery(PICTURES.slice(0, 2)));
  expect(shown()).toBe(2);
  expect(screen.getByText('2 / 2')).toBeVisible();
});

test('shows a labelled placeholder without pictures', () => {
  openGallery([]);
  expect(screen.getByRole('img', { name: 'Lamp' })).toBeVisible();
});
