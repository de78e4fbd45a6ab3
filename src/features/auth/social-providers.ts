/** Supported providers, in the order of the buttons (AUTH-15). */
const PROVIDERS = ['google', 'facebook', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

interface Provider {
  client_id: string | null;
  is_active: boolean;
}

/** Returns the active providers with a client id, which sign-in requires. */
export function activeProviders(
  auths: { readonly [Name in ProviderName]?: Provider | undefined } | undefined,
): readonly ProviderName[] {
  return PROVIDERS.filter((name) => auths?.[name]?.is_active && auths[name].client_id);
}
