import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { PictureRequest } from './picture-request.ts';
import { renderDrawing } from './render-drawing.ts';
import { renderProduct } from './render-product.ts';
import { renderScene } from './render-scene.ts';
import { renderTile } from './render-tile.ts';

// One job runs at a time, so it may have several cores; without jemalloc sharp would use a single one.
sharp.concurrency(Math.min(4, availableParallelism()));

/** Makes a picture as WebP, `request.width` pixels wide. */
export function renderPicture(request: PictureRequest): Promise<Buffer> {
  switch (request.kind) {
    case 'product':
      return renderProduct(request);
    case 'category':
      return renderTile(request);
    case 'hero':
    case 'banner':
    case 'ad':
      return renderScene(request);
    case 'logo':
    case 'profile':
    case 'mark':
      return renderDrawing(request);
  }
}
