import sharp from 'sharp';
import { type CutOut, readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { ScenePicture } from './picture-request.ts';
import { place, type Placement } from './placement.ts';
import { tones } from './tones.ts';

/** Height as a fraction of the width. */
const sceneHeights = { hero: 2 / 5, banner: 1 / 3, ad: 3 / 5 } as const;

/**
 * The box of the object, as fractions of the picture: the middle of its base and its largest size.
 * The start side has space for words.
 */
const stages = {
  hero: { base: [0.78, 0.86], size: [0.36, 0.76] },
  banner: { base: [0.8, 0.92], size: [0.34, 0.8] },
  ad: { base: [0.7, 0.9], size: [0.52, 0.78] },
} as const;

const COUNTER_HEIGHT = 0.24;

/** Renders a wide scene as WebP. Contains no text, since text is translated. */
export async function renderScene(request: ScenePicture): Promise<Buffer> {
  const { kind, object, tone, colour, width } = request;
  const height = Math.round(width * sceneHeights[kind]);
  const cutOut = await readCutOut(object, colour);
  const placement = placeOnStage(kind, cutOut, width, height);
  const { left, top } = placement.target;
  // Transparent: the home page draws its own ground.
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const ground =
    kind === 'hero'
      ? sharp({ create: { width, height, channels: 4, background: transparent } })
      : sharp(Buffer.from(drawGround(tone, width, height))).removeAlpha();
  return ground
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

function placeOnStage(
  kind: ScenePicture['kind'],
  { object, size }: CutOut,
  width: number,
  height: number,
): Placement {
  const stage = stages[kind];
  const scale = Math.min(
    (stage.size[0] * size) / object.width,
    ((stage.size[1] * height) / width) * (size / object.height),
  );
  const base = [
    (object.left + object.width / 2) / size,
    (object.top + object.height) / size,
  ] as const;
  return place({ scale, point: base, at: stage.base }, size, width, height);
}

/** A flat wall and a flat counter. */
function drawGround(tone: ScenePicture['tone'], width: number, height: number): string {
  const { main, light } = tones[tone];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <rect width="100%" height="100%" fill="${light}" fill-opacity="0.5"/>
    <rect y="${(1 - COUNTER_HEIGHT) * height}" width="100%" height="${COUNTER_HEIGHT * height}" fill="${main}" fill-opacity="0.28"/>
  </svg>`;
}
