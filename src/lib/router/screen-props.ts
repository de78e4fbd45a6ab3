/** What every screen gets: the named parts of its address. */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
}
