import { Plural, Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import type { components } from '../../../api/generated/schema.d.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './content.css.ts';

/** Shows author, views and the date as sent by the server (LANG-05). */
export function BlogMeta({ blog }: { blog: components['schemas']['BlogCard'] }) {
  const author = blog.post_by.name.trim();
  return (
    <p className={css.facts}>
      <span>
        <Trans>
          By <bdi>{author}</bdi> · <bdi>{blog.created_at}</bdi>
        </Trans>
      </span>
      <Views count={blog.total_views} />
    </p>
  );
}

export function Views({ count }: { count: number }) {
  return (
    <span className={css.fact}>
      <Icon of={Eye} size={16} />
      <Plural value={count} one="# view" other="# views" />
    </span>
  );
}
