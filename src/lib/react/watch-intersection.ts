/**
 * Calls `onChange` when the element enters or leaves the viewport, first with its present state.
 * `margin` extends the viewport, as in CSS. Returns a stop function, or undefined in browsers
 * without `IntersectionObserver`.
 */
export function watchIntersection(
  element: Element,
  margin: string,
  onChange: (isIntersecting: boolean) => void,
): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
