/** The parts of autocannon that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    /** Requests in flight. */
    connections?: number;
    /** Requests per connection before it is replaced. */
    reconnectRate?: number;
    /** Seconds */
    duration?: number;
    /** Total number of requests, instead of a duration */
    amount?: number;
    /** Sent in rotation; `setupRequest` may change each. */
    requests?: {
      method: 'GET';
      path: string;
      headers?: Record<string, string>;
      setupRequest?: (request: object) => object;
    }[];
  }

  interface Result {
    errors: number;
    non2xx: number;
    '2xx': number;
    /** Seconds */
    duration: number;
    /** Per second */
    requests: { average: number };
    /** Milliseconds */
    latency: { p50: number; p99: number };
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
