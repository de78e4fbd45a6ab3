import { parseResponse, type ParsedResponse, type Schemas } from './parse-response.ts';

type Headers = Readonly<Record<string, string>>;

/** A client in one world. `Name` is the schema of the response. */
export interface Visitor {
  withHeaders: (headers: Headers) => Visitor;
  get: <Name extends keyof Schemas>(path: string) => Promise<ParsedResponse<Schemas[Name]>>;
  /** Sends a FormData unchanged and anything else as JSON. */
  post: <Name extends keyof Schemas>(
    path: string,
    body?: object,
  ) => Promise<ParsedResponse<Schemas[Name]>>;
  delete: <Name extends keyof Schemas>(path: string) => Promise<ParsedResponse<Schemas[Name]>>;
  /** Returns a visitor with the token. */
  signIn: (phoneOrEmail?: string) => Promise<Visitor>;
}

export function createVisitor(origin: string, headers: Headers): Visitor {
  async function send<Body>(
    method: string,
    path: string,
    body?: object,
  ): Promise<ParsedResponse<Body>> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(origin + path, {
      method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    return parseResponse<Body>(response);
  }

  const visitor: Visitor = {
    withHeaders: (more) => createVisitor(origin, { ...headers, ...more }),
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    delete: (path) => send('DELETE', path),
    signIn: async (phoneOrEmail = 'demo@souk.example') => {
      const login = { phone: phoneOrEmail, password: 'secret' };
      const { body } = await visitor.post<'LoginResponse'>('/api/login', login);
      return visitor.withHeaders({ Authorization: `Bearer ${body.data.access.token}` });
    },
  };
  return visitor;
}
