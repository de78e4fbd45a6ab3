import { spinner } from './spinner.css.ts';

/** A turning ring; silent, so the control around it says that it is busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span aria-hidden className={spinner} style={{ inlineSize: size, blockSize: size }} />;
}
