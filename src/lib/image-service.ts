/** Path of the production server's image service. */
export const IMAGE_SERVICE_PATH = '/_souk/image';

/** Thumbnails, tiles, cards, slides; each also for dense screens. */
export const IMAGE_WIDTHS: readonly number[] = [128, 256, 400, 640, 1080, 1600];
