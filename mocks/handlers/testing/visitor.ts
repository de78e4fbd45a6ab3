import { readAnswer, type ReadAnswer, type Schemas } from './answer.ts';

/** Someone at a browser: calls the mock over HTTP in one world, with a token once signed in. */
export class Visitor {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(origin: string, headers: Readonly<Record<string, string>>) {
    this.#origin = origin;
    this.#headers = { 'X-Requested-With': 'XMLHttpRequest', ...headers };
  }

  /** The same visitor with further headers. */
  with(headers: Readonly<Record<string, string>>): Visitor {
    return new Visitor(this.#origin, { ...this.#headers, ...headers });
  }

  get<Name extends keyof Schemas>(path: string): Promise<ReadAnswer<Schemas[Name]>> {
    return this.#send('GET', path);
  }

  post<Name extends keyof Schemas>(
    path: string,
    body: object = {},
  ): Promise<ReadAnswer<Schemas[Name]>> {
    return this.#send('POST', path, JSON.stringify(body));
  }

  delete<Name extends keyof Schemas>(path: string): Promise<ReadAnswer<Schemas[Name]>> {
    return this.#send('DELETE', path);
  }

  /** Signs in and answers the visitor with the token. */
  async signIn(phone = 'demo@souk.example'): Promise<Visitor> {
    const { body } = await this.post<'LoginAnswer'>('/api/login', { phone, password: 'secret' });
    return this.with({ Authorization: `Bearer ${body.data.access.token}` });
  }

  async #send<Body>(method: string, path: string, body?: string): Promise<ReadAnswer<Body>> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: body === undefined ? this.#headers : { ...this.#headers, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    return readAnswer<Body>(response);
  }
}
