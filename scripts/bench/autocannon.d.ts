/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    /** Requests in flight. */
    connections?: number;
    /** Requests of a connection before a new one takes its place. */
    reconnectRate?: number;
    /** Seconds */
    duration?: number;
    /** Requests in all, instead of a duration */
    amount?: number;
    /** Sent in turns; `setupRequest` may change each. */
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
    /** A second */
    requests: { average: number };
    /** Milliseconds */
    latency: { p50: number; p99: number };
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
