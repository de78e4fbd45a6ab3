// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import type { Api } from '../api.ts';
import { preloadQuery } from '../runtime/preload-query.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * Read one blog post.
 *
 * `GET /api/blog/{slugOrId}/details`
 */
export const getBlog = /* @__PURE__ */ defineQuery<'getBlog'>({
  id: 'getBlog',
  method: 'get',
  path: '/api/blog/{slugOrId}/details',
  access: 'optional',
  inPath: ['slugOrId'],
  unwrap: true,
  notFound: 400,
});

/** Cache key of {@link getBlog}. */
export function getBlogKey(input: Input<'getBlog'>) {
  return getBlog.key(input);
}

/** Starts {@link getBlog} before a screen needs it. */
export function preloadGetBlog(api: Api, input: Input<'getBlog'>) {
  return preloadQuery(api, getBlog, input);
}

/** Read one blog post. `null` sends no request. */
export function useGetBlog(
  input: Input<'getBlog'> | null,
  options?: QueryOptions,
) {
  return useQuery(getBlog, input, options);
}

/**
 * Read how the shop can be reached.
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

/** Cache key of {@link getContact}. */
export function getContactKey(input?: Input<'getContact'>) {
  return getContact.key(input);
}

/** Starts {@link getContact} before a screen needs it. */
export function preloadGetContact(api: Api, input?: Input<'getContact'>) {
  return preloadQuery(api, getContact, input);
}

/** Read how the shop can be reached. `null` sends no request. */
export function useGetContact(
  input?: Input<'getContact'> | null,
  options?: QueryOptions,
) {
  return useQuery(getContact, input, options);
}

/**
 * Read a legal page.
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

/** Cache key of {@link getLegalPage}. */
export function getLegalPageKey(input: Input<'getLegalPage'>) {
  return getLegalPage.key(input);
}

/** Starts {@link getLegalPage} before a screen needs it. */
export function preloadGetLegalPage(api: Api, input: Input<'getLegalPage'>) {
  return preloadQuery(api, getLegalPage, input);
}

/** Read a legal page. `null` sends no request. */
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

/** Cache key of {@link listBlogs}. */
export function listBlogsKey(input?: Input<'listBlogs'>) {
  return listBlogs.key(input);
}

/** Starts {@link listBlogs} before a screen needs it. */
export function preloadListBlogs(api: Api, input?: Input<'listBlogs'>) {
  return preloadQuery(api, listBlogs, input);
}

/** List blog posts. `null` sends no request. */
export function useListBlogs(
  input?: Input<'listBlogs'> | null,
  options?: QueryOptions,
) {
  return useQuery(listBlogs, input, options);
}

/**
 * Send a message to the shop.
 *
 * `POST /api/support`
 */
export const sendContactMessage = /* @__PURE__ */ defineMutation<'sendContactMessage'>({
  id: 'sendContactMessage',
  method: 'post',
  path: '/api/support',
  access: 'public',
});

/** Send a message to the shop. */
export function useSendContactMessage(
  options?: MutationOptions<'sendContactMessage'>,
) {
  return useMutation(sendContactMessage, options);
}
