/** Returns a label such as "40 · Blue". */
export function formatChoice(
  size: { name: string } | null | undefined,
  colour: { name: string } | null | undefined,
): string {
  return [size?.name, colour?.name].filter(Boolean).join(' · ');
}
