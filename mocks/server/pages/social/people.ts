/** Somebody who is signed in at all the providers that the mock plays. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The demo customer, and somebody whom the shop does not know. */
export const PEOPLE: readonly Person[] = [
  { id: '1001', name: 'Amira Haddad', email: 'demo@souk.example' },
  { id: '1002', name: 'Lina Berg', email: 'lina@souk.example' },
];

/** The person of that id; undefined when the dialog was cancelled. */
export function findPerson(id: string | null): Person | undefined {
  return PEOPLE.find((person) => person.id === id);
}

/** An identity token in Apple's form. Nobody has signed it: the backend believes what the client tells. */
export function appleToken({ id, email }: Person, nonce: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sub = `001812.5b9f01c2.${id}`;
  return `${part({ alg: 'none' })}.${part({ iss: 'https://appleid.apple.com', sub, email, nonce })}.`;
}
