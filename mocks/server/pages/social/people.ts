export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The demo customer, and a person unknown to the shop. */
export const SOCIAL_ACCOUNTS: readonly Person[] = [
  { id: '1001', name: 'Amira Haddad', email: 'demo@souk.example' },
  { id: '1002', name: 'Lina Berg', email: 'lina@souk.example' },
];

export function findPerson(id: string | null): Person | undefined {
  return SOCIAL_ACCOUNTS.find((person) => person.id === id);
}

/** Returns an unsigned identity token: the backend trusts the client. */
export function appleToken({ id, email }: Person, nonce: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sub = `001812.5b9f01c2.${id}`;
  return `${part({ alg: 'none' })}.${part({ iss: 'https://appleid.apple.com', sub, email, nonce })}.`;
}
