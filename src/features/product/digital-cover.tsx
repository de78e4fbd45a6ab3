import type { components } from '../../api/generated/schema.d.ts';
import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { breakBetween } from '../../lib/text/break-between.ts';
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

/** The cover of a download in a tone and pattern of its own: title and formats. */
export function DigitalCover(props: {
  product: Pick<Covered, 'name' | 'facts'> & { id: number };
  /** Of width to height. */
  ratio: number;
  className?: string | undefined;
}) {
  const { product, ratio, className } = props;
  const { id, name, facts = [] } = product;
  const title = coverTitle(name, facts[0]);
  const label = { role: 'img', 'aria-label': name };
  return (
    <span
      {...label}
      className={classNames(digitalLook(id, facts[1]), css.cover, className)}
      style={{ aspectRatio: ratio }}
    >
      <span className={css.title[title.length > MAX_LARGE_TITLE ? 'long' : 'short']}>{title}</span>
      <span className={css.facts}>{coverFacts(name, facts)}</span>
    </span>
  );
}

/** Characters of a title that fits in two lines at the largest size. */
const MAX_LARGE_TITLE = 18;

/** The formats, then the kind, which the name beside the cover may say, too. Narrow covers show one line. */
export const coverFacts = (name: string, facts: readonly string[]) =>
  breakBetween(facts.filter((fact) => !name.includes(fact)).toReversed());

/** Leaves out the kind, which names contain: "Better Chess, Video Course". */
export function coverTitle(name: string, kind: string | undefined): string {
  if (!kind) return name;
  const title = name.replace(kind, '').replaceAll(/^[\s:,،]+|[\s:,،]+$/g, '');
  return title || name;
}
