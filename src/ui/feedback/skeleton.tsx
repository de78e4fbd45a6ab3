import { skeleton } from './skeleton.css.ts';

/** A placeholder. Use the size of the content to avoid layout shifts. */
export function Skeleton(props: {
  width?: string | undefined;
  height?: string | undefined;
  /** Width divided by height, instead of a height. */
  ratio?: number | undefined;
  radius?: string | undefined;
}) {
  const { width, height = props.ratio ? undefined : '1em', ratio, radius } = props;
  return (
    <span
      aria-hidden
      className={skeleton}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio, borderRadius: radius }}
    />
  );
}
