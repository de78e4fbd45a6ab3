import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { PictureRequest } from './picture-request.ts';
import { renderDrawing } from './drawings/render-drawing.ts';
import { renderGoods } from './render-goods.ts';
import { renderGroup } from './render-group.ts';
import { renderProduct } from './render-product.ts';
import { renderScene } from './render-scene.ts';
import { renderStillLife } from './render-still-life.ts';
import { renderTile } from './render-tile.ts';

// One job runs at a time, so it can use several cores. Without jemalloc, sharp uses one.
sharp.concurrency(Math.min(4, availableParallelism()));

/** Renders a picture as WebP. */
export function renderPicture(request: PictureRequest): Promise<Buffer> {
  if (request.kind === 'product') return renderProduct(request);
  if (request.kind === 'category') return renderTile(request);
  if (request.kind === 'still') return renderStillLife(request);
  if (request.kind === 'goods') return renderGoods(request);
  if (request.kind === 'group') return renderGroup(request);
  if ('object' in request) return renderScene(request);
  return renderDrawing(request);
}
