import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as progress from '../../../ui/feedback/progress.css.ts';
import { Rating } from '../../../ui/content/rating.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import * as css from '../reviews.css.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** The bars are links if the backend can filter by stars; the chosen one leads back to all reviews. */
export function ReviewsSummary(props: {
  summary: components['schemas']['ReviewSummary'];
  stars: number | undefined;
  hrefOf: (stars: number | undefined) => string;
  onNavigate: () => void;
}) {
  const { summary, stars: chosen, hrefOf, onNavigate } = props;
  const { rating, total_review: total, percentages, counts } = summary;
  const { t, i18n } = useLingui();
  return (
    <div className={stack[4]}>
      <div className={stack[1]}>
        <p aria-hidden className={css.average}>
          {i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </p>
        <div>
          <Rating variant="stars-only" value={rating} />
        </div>
        <p className={css.muted}>
          <Plural value={total} one="# review" other="# reviews" />
        </p>
      </div>
      <ul className={classNames(stack[counts ? 1 : 2], css.bars)} aria-label={t`Reviews by rating`}>
        {STARS.map((stars) => {
          const share = percentages[stars] / 100;
          const bar = <Bar stars={stars} share={share} count={counts?.[stars]} />;
          return (
            <li key={stars}>
              {counts && counts[stars] > 0 ? (
                <AppLink
                  href={hrefOf(stars === chosen ? undefined : stars)}
                  className={css.barLink}
                  onClick={onNavigate}
                  aria-current={stars === chosen ? 'true' : undefined}
                >
                  {bar}
                </AppLink>
              ) : (
                bar
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bar(props: { stars: number; share: number; count: number | undefined }) {
  const { stars, share, count } = props;
  const { t, i18n } = useLingui();
  const percent = i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <VisuallyHidden>
        {t`${plural(stars, { one: '# star', other: '# stars' })}: ${percent}`}
      </VisuallyHidden>
      <span aria-hidden className={css.bar}>
        <span className={css.stars}>
          {i18n.number(stars)}
          <Icon of={Star} size={15} filled className={css.star} />
        </span>
        <span className={progress.track}>
          <span
            className={progress.bar}
            style={{ display: 'block', inlineSize: `${share * 100}%` }}
          />
        </span>
        <span className={css.share}>{count === undefined ? percent : i18n.number(count)}</span>
      </span>
    </>
  );
}
