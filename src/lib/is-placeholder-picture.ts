/** Whether a URL is the backend's placeholder for a missing picture. The shop draws its own. */
export function isPlaceholderPicture(url: string | null | undefined): boolean {
  return Boolean(url?.endsWith('/default/default.jpg'));
}
