import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { ScenePicture } from './picture-request.ts';
import { place } from './placement.ts';
import { tones } from './tones.ts';

/** Height as a fraction of the width. */
const sceneHeights = { hero: 2 / 5, banner: 1 / 3, ad: 3 / 5 } as const;

/** As fractions of the picture. */
const stages = {
  hero: { scale: 0.44, at: [0.77, 0.54] },
  banner: { scale: 0.36, at: [0.8, 0.54] },
  ad: { scale: 0.58, at: [0.7, 0.56] },
} as const;

/** Renders a wide scene as WebP. Contains no text, since text is translated. */
export async function renderScene(request: ScenePicture): Promise<Buffer> {
  const { kind, object, tone, colour, width } = request;
  const { dark, main, light } = tones[tone];
  const height = Math.round(width * sceneHeights[kind]);
  const { scale, at } = stages[kind];
  const [x, y] = at;
  const radius = Math.round(scale * 0.52 * width);
  const cutOut = await readCutOut(object, colour);
  const { left: l, top: t, width: w, height: h } = cutOut.object;
  const centre = [(l + w / 2) / cutOut.size, (t + h / 2) / cutOut.size] as const;
  const fitted = scale * Math.min(1.1, 0.86 / (Math.max(w, h) / cutOut.size));
  const placement = place({ scale: fitted, point: centre, at: [x, y] }, cutOut.size, width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="0.35">
        <stop offset="0" stop-color="${dark}"/><stop offset="0.5" stop-color="${main}"/><stop offset="1" stop-color="${light}"/>
      </linearGradient>
      <radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity="0.34"/><stop offset="1" stop-color="#fff" stop-opacity="0.1"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <circle cx="${x * width}" cy="${y * height}" r="${radius}" fill="url(#light)"/>
    <circle cx="${x * width}" cy="${y * height}" r="${Math.round(radius * 1.45)}" fill="#fff" fill-opacity="0.06"/>
  </svg>`;
  const { left, top } = placement.target;
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}
