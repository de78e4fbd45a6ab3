import * as css from './fly-to-cart.css.ts';

const DURATION_MS = 450;
/** Of the picture when it arrives. */
const END_SIZE_PX = 20;

/** Marks the header's cart button. */
const CART_TARGET = 'data-cart-target';

/**
 * Moves a copy of the product's picture into the header's cart button. Does nothing with reduced
 * motion, or if one of both is not on the screen. Load lazily.
 */
export function flyToCart(picture: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const target = document.querySelector(`[${CART_TARGET}]`);
  const source = [...document.querySelectorAll('img')].find(
    (image) => image.getAttribute('src') === picture && isOnScreen(image.getBoundingClientRect()),
  );
  if (!source || !target) return;
  const from = source.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  if (!isOnScreen(to)) return;
  const copy = document.createElement('img');
  copy.src = source.currentSrc;
  copy.alt = '';
  copy.className = css.flying;
  Object.assign(copy.style, {
    insetBlockStart: `${from.top}px`,
    left: `${from.left}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
  });
  document.body.append(copy);
  const scale = END_SIZE_PX / from.width;
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  copy
    .animate(
      { transform: ['none', `translate(${x}px, ${y}px) scale(${scale})`], opacity: [1, 1, 0.3] },
      { duration: DURATION_MS, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
    )
    .finished.catch(() => undefined)
    .finally(() => copy.remove());
}

function isOnScreen({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}
