import type { components } from '../../api/generated/schema.d.ts';
import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { classNames } from '../../ui/theme/class-names.ts';
import * as css from './digital-cover.css.ts';
import { digitalLook } from './digital-look.ts';

type Covered = Pick<
  components['schemas']['ProductCard'],
  'name' | 'is_digital' | 'facts' | 'thumbnail'
>;

/**
 * Whether a drawn cover replaces the picture of a digital product: if the shop sends the facts for
 * it or has no picture. Other shops upload real covers and screenshots.
 */
export function hasDigitalCover(
  product: Pick<Covered, 'is_digital' | 'facts'>,
  picture: string | null | undefined,
): boolean {
  return product.is_digital && (!!product.facts || !picture || isPlaceholderPicture(picture));
}

/** The cover of a download in a tone and pattern of its own: kind, title and formats. */
export function DigitalCover(props: {
  product: Pick<Covered, 'name' | 'facts'> & { id: number };
  /** Of width to height. */
  ratio: number;
  className?: string | undefined;
}) {
  const { product, ratio, className } = props;
  const { id, name, facts: [kind, formats] = [] } = product;
  const title = coverTitle(name, kind);
  const label = { role: 'img', 'aria-label': name };
  return (
    <span
      {...label}
      className={classNames(digitalLook(id, formats), css.cover, className)}
      style={{ aspectRatio: ratio }}
    >
      <span className={css.fact}>{title === kind ? null : kind}</span>
      <span className={css.title}>{title}</span>
      <span className={css.fact}>{formats}</span>
    </span>
  );
}

/** Leaves out the kind, which is above the title and which names contain: "Better Chess, Video Course". */
export function coverTitle(name: string, kind: string | undefined): string {
  if (!kind) return name;
  const title = name.replace(kind, '').replaceAll(/^[\s:,،]+|[\s:,،]+$/g, '');
  return title || name;
}
