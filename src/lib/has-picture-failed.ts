/** Returns whether a picture failed before hydration, when `onError` was not yet attached. */
export function hasPictureFailed(image: HTMLImageElement | null): boolean {
  return image !== null && image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
}
