import { spinner } from './spinner.css.ts';

export function Spinner({ size = 18 }: { size?: number }) {
  return <span aria-hidden className={spinner} style={{ inlineSize: size, blockSize: size }} />;
}
