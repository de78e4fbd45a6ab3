import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parsePictureName } from './picture-request.ts';
import { renderPicture } from './render-picture.ts';

async function render(file: string): Promise<Buffer> {
  const request = parsePictureName(file);
  if (!request)
    throw new Error(`Failed to render ${file}: invalid picture name. See picture-request.ts.`);
  return renderPicture(request);
}

async function middle(file: string): Promise<readonly number[]> {
  const part = sharp(await render(file)).extract({ left: 80, top: 80, width: 40, height: 40 });
  return [...(await part.resize(1, 1).removeAlpha().raw().toBuffer())];
}

describe('pictures', () => {
  it.each([
    ['toaster-sage-800.webp', 800, 800],
    ['toaster-sage-mirror-400.webp', 400, 400],
    ['toaster-sage-close-400.webp', 400, 400],
    ['toaster-sage-detail-400.webp', 400, 400],
    ['toaster-sage-wide-200.webp', 200, 200],
    ['canvas-sneakers-sky-blue-400.webp', 400, 400],
    ['category-toaster-sand-400.webp', 400, 400],
    ['goods-toaster-400.webp', 400, 400],
    ['group-toaster--tent-400.webp', 400, 225],
    ['still-moka-pot-sand-800.webp', 800, 480],
    ['hero-headphones-indigo-800.webp', 800, 320],
    ['hero-headphones-indigo-1600.webp', 1600, 640],
    ['banner-tent-forest-800.webp', 800, 267],
    ['ad-capsule-coffee-maker-navy-400.webp', 400, 240],
    ['logo-waves-indigo-200.webp', 200, 200],
    ['profile-7-200.webp', 200, 200],
    ['souk-wordmark-400.webp', 400, 123],
    ['gateway-stripe-200.webp', 200, 83],
    ['default-200.webp', 200, 200],
  ])('%s is a WebP of %i × %i', async (file, width, height) => {
    expect(await sharp(await render(file)).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
    });
  });

  it('have a reasonable file size', async () => {
    const sizes = await Promise.all(
      ['toaster-sage-800.webp', 'retro-radio-sage-800.webp', 'bonsai-sage-close-800.webp'].map(
        async (file) => (await render(file)).length,
      ),
    );
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes[0]).toBeGreaterThan(5_000);
    expect(sizes[0]).toBeLessThan(25_000);
  });

  it('of goods are transparent around an object at the lower edge', async () => {
    const goods = sharp(await render('goods-stock-pot-200.webp')).ensureAlpha();
    const { data } = await goods.raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * 200 + x) * 4 + 3];
    expect(alpha(100, 2)).toBe(0);
    expect(alpha(100, 180)).toBe(255);
  });

  it('of groups show objects side by side on a transparent ground', async () => {
    const group = sharp(await render('group-stock-pot--stock-pot-200.webp')).ensureAlpha();
    const alphas = await group.extractChannel('alpha').raw().toBuffer();
    const alpha = (x: number, y: number) => alphas[y * 200 + x];
    expect([alpha(50, 60), alpha(150, 60)]).toEqual([255, 255]);
    expect([alpha(50, 2), alpha(100, 20)]).toEqual([0, 0]);
  });

  it('show the colour in their name', async () => {
    const [yellow, red, blue] = await Promise.all(
      ['toaster-sage-200.webp', 'toaster-sage-red-200.webp', 'toaster-sage-blue-200.webp'].map(
        middle,
      ),
    );
    expect(yellow?.[1]).toBeGreaterThan(140);
    expect(red?.[1]).toBeLessThan(110);
    expect(red?.[0]).toBeGreaterThan(170);
    expect(blue?.[2]).toBeGreaterThan((blue?.[0] ?? 255) + 60);
  });

  it('are deterministic', async () => {
    expect(await render('moka-pot-sand-200.webp')).toEqual(await render('moka-pot-sand-200.webp'));
  });
});
