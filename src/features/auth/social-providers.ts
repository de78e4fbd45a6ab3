/** Providers of social sign-in that the storefront knows, in the order of their buttons (AUTH-15). */
const PROVIDERS = ['google', 'facebook', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

/** What the settings say of a provider, as far as it matters here. */
interface Provider {
  client_id: string | null;
  is_active: boolean;
}

/** The providers that the shop has switched on and can use: without an identifier none would let anybody in. */
export function activeProviders(
  auths: { readonly [Name in ProviderName]?: Provider | undefined } | undefined,
): readonly ProviderName[] {
  return PROVIDERS.filter((name) => auths?.[name]?.is_active && auths[name].client_id);
}
