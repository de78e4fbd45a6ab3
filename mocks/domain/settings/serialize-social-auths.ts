import type { components } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/** The client ids are fake and fail at a real provider. */
export function serializeSocialAuths(origin: string): Schemas['SocialAuths'] {
  return {
    google: serializeProvider('google', 'mock-google.apps.example'),
    facebook: serializeProvider('facebook', 'mock-facebook-app'),
    // Apple's dialog requires a page of the shop, but does not open it from a pop-up.
    apple: {
      ...serializeProvider('apple', 'example.mock-apple-service'),
      redirect_url: `${origin}/`,
    },
  };
}

function serializeProvider(name: string, clientId: string): Schemas['SocialAuth'] {
  return { name, client_id: clientId, is_active: true, redirect_url: null };
}
