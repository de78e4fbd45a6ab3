/** The parts of autocannon that scripts use. The package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    /** Requests in flight. */
    connections?: number;
    tlsOptions?: { rejectUnauthorized: boolean };
    /** Requests per connection before it is replaced. */
    reconnectRate?: number;
    /** Seconds */
    duration?: number;
    /** Total number of requests, instead of a duration */
    amount?: number;
    /** Sent in rotation; `setupRequest` may change each. */
    requests?: {
      method: 'GET' | 'POST';
      body?: string;
      path: string;
      headers?: Record<string, string>;
      setupRequest?: (request: object) => object;
    }[];
  }

  interface Result {
    errors: number;
    /** Connections that the server closed */
    resets: number;
    non2xx: number;
    '2xx': number;
    statusCodeStats: Record<string, { count: number }>;
    /** Seconds */
    duration: number;
    /** Per second */
    requests: { average: number };
    /** Milliseconds */
    latency: { p50: number; p99: number };
  }

  interface Run extends Promise<Result> {
    stop: () => void;
    on: (event: 'response', listener: () => void) => void;
  }

  function autocannon(options: Options): Run;
  export = autocannon;
}
