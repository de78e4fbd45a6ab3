/** The part of jsdom that tests of complete pages use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      markup: string,
      options?: {
        url?: string;
        runScripts?: 'outside-only';
        beforeParse?: (window: object) => void;
      },
    );
    readonly window: Window & typeof globalThis;
  }
}
