import type { components } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/**
 * The providers that the shop has an account with. The identifiers are the mock's own: none of them would get anywhere at
 * a real provider.
 */
export function serializeSocialAuths(origin: string): Schemas['SocialAuths'] {
  return {
    google: serializeProvider('google', 'mock-google.apps.example'),
    facebook: serializeProvider('facebook', 'mock-facebook-app'),
    // Apple's dialog wants a page of the shop, which it does not visit while it is a pop-up.
    apple: {
      ...serializeProvider('apple', 'example.mock-apple-service'),
      redirect_url: `${origin}/`,
    },
  };
}

function serializeProvider(name: string, clientId: string): Schemas['SocialAuth'] {
  return { name, client_id: clientId, is_active: true, redirect_url: null };
}
