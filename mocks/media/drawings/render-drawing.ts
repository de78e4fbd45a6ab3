import sharp from 'sharp';
import { glyphs } from './glyphs.ts';
import { marks } from './marks.ts';
import type { LogoPicture, MarkPicture, ProfilePicture } from '../picture-request.ts';
import { tones } from '../tones.ts';

function drawLogo({ glyph, tone, width }: LogoPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 96 96">
    <rect width="96" height="96" rx="20" fill="${tones[tone].main}"/>
    <g transform="translate(18 18) scale(1.25)" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${glyphs[glyph]}</g>
  </svg>`;
}

function drawProfile({ number, width }: ProfilePicture): string {
  // The golden angle gives neighbours distant hues.
  const hue = Math.round(number * 137.5) % 360;
  const ground =
    number === 0
      ? ['#d5d9e2', '#b4bac8']
      : [`hsl(${hue} 58% 72%)`, `hsl(${(hue + 38) % 360} 52% 52%)`];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 96 96">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient></defs>
    <rect width="96" height="96" fill="url(#ground)"/>
    <circle cx="48" cy="38" r="16" fill="#fff" fill-opacity="0.92"/><path d="M16 96c0-19 14-32 32-32s32 13 32 32z" fill="#fff" fill-opacity="0.92"/>
  </svg>`;
}

function drawMark({ mark, width }: MarkPicture): string {
  const { width: viewBoxWidth, height: viewBoxHeight, body } = marks[mark];
  const height = Math.round((width * viewBoxHeight) / viewBoxWidth);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewBoxWidth} ${viewBoxHeight}">${body}</svg>`;
}

/** Renders WebP that is transparent outside a rounded shape. */
export async function renderDrawing(
  request: LogoPicture | ProfilePicture | MarkPicture,
): Promise<Buffer> {
  const svg =
    request.kind === 'logo'
      ? drawLogo(request)
      : request.kind === 'profile'
        ? drawProfile(request)
        : drawMark(request);
  return sharp(Buffer.from(svg)).webp({ quality: 90, effort: 2 }).toBuffer();
}
