const MAX_LETTERS = 40;

/** Whether a name is short and Latin enough for the display face. */
export function isDisplayName(name: string): boolean {
  return name.length <= MAX_LETTERS && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(name);
}
