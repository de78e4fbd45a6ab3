#!/usr/bin/env node
// Expires one page or all pages in every cache: first in the servers, then in Varnish or nginx,
// which would otherwise store the old page again. Needs no packages.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const USAGE = `Usage: node purge.mjs [PATH]

Expires the page at PATH, with any query, or all pages. Environment:
  CACHE_SECRET   that of the servers
  PURGE_SERVERS  their addresses, comma-separated: http://127.0.0.1:4173,http://127.0.0.1:4174
  PURGE_VARNISH  address of Varnish, if it caches the pages
  PURGE_FOLDER   folder with nginx's cached pages, if nginx does
`;
/** Longer than the header of a cached file, which ends with its key. */
const MAX_HEADER_LENGTH = 4_096;

const { CACHE_SECRET = '', PURGE_SERVERS = '', PURGE_VARNISH, PURGE_FOLDER } = process.env;
const [path] = process.argv.slice(2);

if (CACHE_SECRET === '' || PURGE_SERVERS === '' || (path !== undefined && !path.startsWith('/'))) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  for (const server of PURGE_SERVERS.split(',')) await attempt(server, () => purgeServer(server));
  if (process.exitCode === undefined) {
    if (PURGE_VARNISH) await attempt(PURGE_VARNISH, () => purgeVarnish(PURGE_VARNISH));
    if (PURGE_FOLDER) await attempt(PURGE_FOLDER, () => purgeFolder(PURGE_FOLDER));
  }
}

async function attempt(target, purge) {
  try {
    process.stdout.write(`${target}: ${await purge()}\n`);
  } catch (error) {
    process.stderr.write(`${target}: ${error.cause?.message ?? error.message}\n`);
    process.exitCode = 1;
  }
}

async function purgeServer(server) {
  const query = path === undefined ? '' : `?path=${encodeURIComponent(path)}`;
  const response = await fetch(`${server}/_souk/purge${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CACHE_SECRET}` },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return `${(await response.json()).purged} pages`;
}

async function purgeVarnish(varnish) {
  const response = await fetch(varnish + (path ?? '/_all'), { method: 'BAN' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return path ?? 'all pages';
}

async function purgeFolder(folder) {
  let count = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !(await isAffected(file))) continue;
    // nginx may have removed it.
    await rm(file, { force: true });
    count += 1;
  }
  return `${count} files`;
}

/** The key of a cached file is `host|path and query|…`. */
async function isAffected(file) {
  if (path === undefined) return true;
  const text = await readFile(file, 'latin1').catch(() => '');
  const key = /\nKEY: [^|\n]*\|([^|\n?]*)/.exec(text.slice(0, MAX_HEADER_LENGTH));
  return key?.[1] === path;
}
