import { expect, test } from 'vitest';
import { HOSTILE_URLS } from '../../../../lib/html/testing/hostile-urls.ts';
import { toGalleryMedia } from './gallery-media.ts';

test.each(HOSTILE_URLS)('@PROD-01 drops media with the URL %j', (url) => {
  const media = (['image', 'file', 'youtube'] as const).map((type, id) => ({
    id,
    type,
    thumbnail: url,
    url,
  }));
  expect(toGalleryMedia(media)).toEqual([]);
});
