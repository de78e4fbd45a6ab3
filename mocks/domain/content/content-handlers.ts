import type { components } from '../../generated/schema.d.ts';
import type { ContentOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import {
  findBlogs,
  findBlog,
  popularBlogs,
  productsForBlog,
  recordBlogView,
  relatedBlogs,
} from './blogs.ts';
import { storeContactMessage } from './contact-messages.ts';
import { serializeBlogCard, serializeBlogDetails } from './serialize-blog.ts';
import { serializeSupportItems } from './serialize-support-items.ts';
import { fieldsSince } from '../world/release.ts';
import { serializeContactMessage } from './serialize-contact-message.ts';
import { withAbsoluteUrls } from './with-absolute-urls.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';

type Schemas = components['schemas'];

const MAX_ITEMS = { related: 6, popular: 5, products: 5 } as const;

export const contentHandlers = {
  getLegalPage: (call, reply) => {
    const { world, path } = call;
    const page = world.base.content.legalPages.find(({ slug }) => slug === path.slug);
    const content: Schemas['LegalPage'] = {
      title: page?.title ?? null,
      description: page ? withAbsoluteUrls(page.html, call) : null,
    };
    return reply(200, { message: 'Legal Page', data: { content } });
  },

  getContact: ({ world }, reply) => {
    const { phone, email, whatsapp, messenger } = world.base.content.contact;
    return reply(200, {
      message: 'Contact Us',
      data: {
        phone,
        email,
        whatsapp,
        messenger,
        ...fieldsSince<Schemas['Contact']>(world, 'R4', () => ({
          address: world.settings.address ?? world.base.settings.address,
        })),
      },
    });
  },

  sendContactMessage: ({ world, body }, reply) => {
    const { name = null, phone = null, email = null, subject, message } = body;
    const stored = storeContactMessage(world, { name, phone, email, subject, message });
    return reply(200, {
      message: 'Your message has been sent successfully',
      data: { content: serializeContactMessage(stored) },
    });
  },

  listBlogs: (call, reply) => {
    const { world, query } = call;
    const blogs = findBlogs(world, query.category_id);
    return reply(200, {
      message: 'all blog posts',
      data: {
        total: blogs.length,
        blogs: paginate(blogs, query).map((blog) => serializeBlogCard(blog, call)),
        categories: world.base.content.blogCategories.map(
          ({ id, name }): Schemas['BlogCategory'] => ({
            id,
            name,
            ...fieldsSince<Schemas['BlogCategory']>(world, 'R4', () => ({
              blogs_count: findBlogs(world, id).length,
            })),
          }),
        ),
        ...fieldsSince<Schemas['BlogsData']>(world, 'R4', () => {
          const items = serializeSupportItems(call);
          return { support_items: items, supportItems: items };
        }),
      },
    });
  },

  getBlog: (call, reply) => {
    const { world, path, clientAddress } = call;
    const blog = findBlog(world, path.slugOrId);
    if (!blog) return reply(400, { message: 'The selected blog id or slug is invalid' });
    recordBlogView(world, blog, clientAddress);
    return reply(200, {
      message: 'blog details',
      data: {
        blog: serializeBlogDetails(blog, call),
        related_blogs: relatedBlogs(world, blog, MAX_ITEMS.related).map((one) =>
          serializeBlogCard(one, call),
        ),
        popular_blogs: popularBlogs(world, MAX_ITEMS.popular).map((one) =>
          serializeBlogCard(one, call),
        ),
        related_products: productsForBlog(world, blog, MAX_ITEMS.products).map((product) =>
          serializeProductCard(product, call),
        ),
      },
    });
  },
} satisfies HandlersOf<ContentOperations>;
