import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { BLOGS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { Avatar } from '../../../ui/content/avatar.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Views } from './blog-meta.tsx';
import * as css from './content.css.ts';
import type { useBreadcrumb } from '../../seo/use-breadcrumb.ts';
import { blogJsonLd } from '../model/blog-json-ld.ts';

export function BlogHeader(props: {
  blog: components['schemas']['BlogDetails'];
  description: string | undefined;
  steps: ReturnType<typeof useBreadcrumb>;
}) {
  const { blog, description, steps } = props;
  const { id, name: category } = blog.category;
  const author = blog.post_by.name.trim();

  return (
    // In the direction of its title, like the post.
    <header dir="auto" className={stack[4]}>
      <PageHead
        title={blog.title}
        description={description}
        image={blog.thumbnail}
        type="article"
        breadcrumb={steps}
        jsonLd={import.meta.env.SSR ? (page) => [blogJsonLd(blog, description, page)] : undefined}
      />
      {category ? (
        <p>
          <AppLink href={id ? `${BLOGS_PATH}?category=${id}` : BLOGS_PATH} className={css.kind}>
            <bdi>{category}</bdi>
          </AppLink>
        </p>
      ) : null}
      <h1 className={css.title}>{blog.title}</h1>
      <div className={css.writer}>
        <Avatar name={author} src={blog.post_by.profile_photo} size={44} />
        <div>
          <p>
            <bdi>{author}</bdi>
          </p>
          <p className={css.facts}>
            <bdi>{blog.created_at}</bdi>
            <Views count={blog.total_views} />
          </p>
        </div>
      </div>
      <div className={css.cover}>
        <Picture
          src={blog.thumbnail}
          alt=""
          ratio={5 / 3}
          sizes="(min-width: 1024px) 44rem, 100vw"
          priority
        />
      </div>
    </header>
  );
}
