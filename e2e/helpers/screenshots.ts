import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { type BrowserStamp, browserStamp } from '../../scripts/test/browser-stamp.ts';

const FOLDER = join(import.meta.dirname, '../pictures');

/** Whether to update the screenshots (`npm run pictures`). */
const isUpdating = process.env['PICTURES'] === 'take';

/** Whether this browser took the screenshots. Others render letters and corners differently. */
export function canCompare(): boolean {
  const present = browserStamp();
  if (isUpdating) writeFileSync(stampFile(), `${JSON.stringify(present, null, 2)}\n`);
  const recorded = JSON.parse(readFileSync(stampFile(), 'utf8')) as BrowserStamp;
  if (nameOf(present) === nameOf(recorded)) return true;
  // Workers would repeat the message.
  if (process.env['TEST_WORKER_INDEX'] === undefined) {
    console.log(
      `Screenshots are not compared: they were taken with ${nameOf(recorded)}, this is ${nameOf(present)}.`,
    );
  }
  return false;
}

/** Of 255; processors round curves differently. */
const MAX_CHANNEL_DIFFERENCE = 24;
/** Any real change affects more pixels. */
const MAX_DIFFERENT_PIXELS = 12;

/** Attaches both images to the report if they differ. */
export async function expectScreenshot(part: Locator, name: string, info: TestInfo) {
  const file = join(FOLDER, `${name}.webp`);
  // Beside other tests, the browser draws a long page for seconds. The test's timeout applies.
  const shot = await part.screenshot({ animations: 'disabled', caret: 'hide', timeout: 0 });
  if (isUpdating) {
    await sharp(shot).webp({ lossless: true, effort: 6 }).toFile(file);
    return;
  }
  const [actual, expected] = await Promise.all([
    decodePixels(shot),
    decodePixels(readFileSync(file)),
  ]);
  const difference = describeDifference(actual, expected);
  if (difference) {
    const now = info.outputPath(`${name}.png`);
    writeFileSync(now, shot);
    await info.attach(`${name}, actual`, { path: now, contentType: 'image/png' });
    await info.attach(`${name}, expected`, { path: file, contentType: 'image/webp' });
  }
  expect.soft(difference, `${name} compared with its screenshot`).toBeUndefined();
}

function nameOf({ browser, major, platform, fonts }: BrowserStamp): string {
  return `${browser} ${major} on ${platform} with fonts ${fonts}`;
}

function stampFile(): string {
  return join(FOLDER, 'browser.json');
}

interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

async function decodePixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function describeDifference(actual: Pixels, expected: Pixels): string | undefined {
  if (actual.width !== expected.width || actual.height !== expected.height) {
    return `${actual.width} × ${actual.height} pixels instead of ${expected.width} × ${expected.height}`;
  }
  if (actual.data.equals(expected.data)) return undefined;
  let count = 0;
  let first = -1;
  for (let offset = 0; offset < expected.data.length; offset += 3) {
    const isSame = [0, 1, 2].every((channel) => {
      const [one = 0, other = 0] = [expected.data[offset + channel], actual.data[offset + channel]];
      return Math.abs(one - other) <= MAX_CHANNEL_DIFFERENCE;
    });
    if (isSame) continue;
    if (first < 0) first = offset / 3;
    count += 1;
  }
  if (count <= MAX_DIFFERENT_PIXELS) return undefined;
  return `${count} pixels differ, the first at ${first % expected.width}, ${Math.floor(first / expected.width)}`;
}

export async function waitForImages(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
