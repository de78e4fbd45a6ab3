// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { getBlog as decodeGetBlog } from '../decoders/getBlog.ts';

/**
 * Get a blog post.
 *
 * `GET /api/blog/{slugOrId}/details`
 */
export const getBlog = /* @__PURE__ */ defineQuery<'getBlog', Awaited<ReturnType<NonNullable<typeof decodeGetBlog>>>>({
  id: 'getBlog',
  method: 'get',
  path: '/api/blog/{slugOrId}/details',
  access: 'optional',
  inPath: ['slugOrId'],
  unwrap: true,
  notFound: 400,
  decode: decodeGetBlog,
});

/** Get a blog post. `null` sends no request. */
export function useGetBlog(
  input: Input<'getBlog'> | null,
  options?: QueryOptions,
) {
  return useQuery(getBlog, input, options);
}

/**
 * Get the contact details.
 *
 * `GET /api/contact-us`
 */
export const getContact = /* @__PURE__ */ defineQuery<'getContact'>({
  id: 'getContact',
  method: 'get',
  path: '/api/contact-us',
  access: 'public',
  unwrap: true,
});

/** Get the contact details. `null` sends no request. */
export function useGetContact(
  input?: Input<'getContact'> | null,
  options?: QueryOptions,
) {
  return useQuery(getContact, input, options);
}

/**
 * Get a legal page.
 *
 * `GET /api/legal-pages/{slug}`
 */
export const getLegalPage = /* @__PURE__ */ defineQuery<'getLegalPage'>({
  id: 'getLegalPage',
  method: 'get',
  path: '/api/legal-pages/{slug}',
  access: 'public',
  inPath: ['slug'],
  unwrap: true,
});

/** Get a legal page. `null` sends no request. */
export function useGetLegalPage(
  input: Input<'getLegalPage'> | null,
  options?: QueryOptions,
) {
  return useQuery(getLegalPage, input, options);
}

/**
 * List blog posts.
 *
 * `GET /api/blogs`
 */
export const listBlogs = /* @__PURE__ */ defineQuery<'listBlogs'>({
  id: 'listBlogs',
  method: 'get',
  path: '/api/blogs',
  access: 'public',
  inQuery: ['category_id', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'blogs', total: 'total' },
});

/** List blog posts. `null` sends no request. */
export function useListBlogs(
  input?: Input<'listBlogs'> | null,
  options?: QueryOptions,
) {
  return useQuery(listBlogs, input, options);
}
