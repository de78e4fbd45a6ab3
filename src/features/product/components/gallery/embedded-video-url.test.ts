import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { embeddedVideoUrl } from './embedded-video-url.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&dnt=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&rel=0&dnt=1';
const DAILYMOTION = 'https://www.dailymotion.com/embed/video/x8abc?autoplay=1&rel=0&dnt=1';

test.each([
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="Video"></iframe>', YOUTUBE],
  ['<iframe width=9 src=https://youtube.com/embed/aqz-KE-bpKQ?start=9 onload=alert(1)>', YOUTUBE],
  ["<iframe src='//www.youtube-nocookie.com/embed/aqz-KE-bpKQ'></iframe>", YOUTUBE],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', YOUTUBE],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ', YOUTUBE],
  ['<iframe src="https://player.vimeo.com/video/76979871?h=1&amp;x=2"></iframe>', VIMEO],
  ['http://vimeo.com/76979871', VIMEO],
  ['<iframe src="https://www.dailymotion.com/embed/video/x8abc"></iframe>', DAILYMOTION],
  ['https://dai.ly/x8abc', DAILYMOTION],
])('@PROD-01 converts %s to the player URL %s', (snippet, player) => {
  expect(embeddedVideoUrl(snippet)).toBe(player);
});

test.each([
  '',
  'a film',
  '<iframe></iframe>',
  '<iframe src="https://evil.test/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe src="https://youtube.com.evil.test/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe src="https://evil.test/?https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/../../redirect?q=x"></iframe>',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpK%22"></iframe>',
  'data:text/html,<script>alert(1)</script>',
  'https://constructor/',
  'https://www.youtube.com:8080/embed/aqz-KE-bpKQ',
])('@PROD-01 rejects %s', (snippet) => {
  expect(embeddedVideoUrl(snippet)).toBeUndefined();
});

test('@PROD-01 returns only URLs of the three known players, for any snippet', () => {
  const host = fc.constantFrom('www.youtube.com', 'youtu.be', 'vimeo.com', 'dai.ly', 'evil.test');
  fc.assert(
    fc.property(host, fc.webPath(), fc.string(), (name, path, rest) => {
      const player = embeddedVideoUrl(`<iframe src="https://${name}${path}" ${rest}>`);
      if (player === undefined) return;
      expect(player).toMatch(
        /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|www\.dailymotion\.com\/embed\/video)\/[\w-]+\?[\w=&]+$/,
      );
    }),
  );
});
