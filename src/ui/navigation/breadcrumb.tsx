import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as css from './breadcrumb.css.ts';
import { Icon } from '../content/icon.tsx';
import { Link } from './link.ts';

export function Breadcrumb(props: {
  steps: readonly { label: string; href?: string | undefined }[];
}) {
  const { steps } = props;
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={css.list}>
        {steps.map(({ label, href }, index) => (
          <li key={`${label}-${String(index)}`} className={css.item}>
            {index > 0 ? <Icon of={ChevronRight} size={14} /> : null}
            {href ? (
              <Link href={href} className={css.link}>
                <bdi>{label}</bdi>
              </Link>
            ) : (
              <span aria-current="page" className={css.current} dir="auto">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
