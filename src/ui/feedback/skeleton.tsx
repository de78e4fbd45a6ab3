import { skeleton } from './skeleton.css.ts';

/** A block in the shape of what is on its way; give it the content's size, so that nothing jumps. */
export function Skeleton(props: {
  width?: string | undefined;
  height?: string | undefined;
  /** Width over height, instead of a height. */
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
