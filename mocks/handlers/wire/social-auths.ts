import type { components } from '../../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];

/**
 * The providers that the shop has an account with. The identifiers are the mock's own: none of them would get anywhere at
 * a real provider.
 */
export function socialAuths(origin: string): Schemas['SocialAuths'] {
  return {
    google: provider(origin, 'google', 'mock-google.apps.example'),
    facebook: provider(origin, 'facebook', 'mock-facebook-app'),
    apple: provider(origin, 'apple', 'example.mock-apple-service'),
  };
}

function provider(origin: string, name: string, clientId: string): Schemas['SocialAuth'] {
  return {
    name,
    client_id: clientId,
    is_active: true,
    redirect_url: `${origin}/auth/${name}/callback`,
  };
}
