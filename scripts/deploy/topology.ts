import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSelfSigned } from '../../src/server/testing/self-signed.ts';
import { fillTemplate } from './fill-template.ts';
import { type RunningProcess, startProgram, withServerPaths } from './processes.ts';

const root = resolve(import.meta.dirname, '../..');

/** Which program caches pages. */
export type PageCache = 'nginx' | 'varnish';

export interface TopologyOptions {
  pageCache: PageCache;
  backendUrl: string;
  ports: Record<'https' | 'http' | 'internal' | 'varnish' | 'first' | 'second', number>;
  cacheSecret: string;
  /** Settings of both servers. */
  serverEnv?: Record<string, string>;
}

export interface ShopServer {
  url: string;
  kill: (signal: NodeJS.Signals) => void;
  /** Sends SIGTERM and waits until running requests are finished. */
  stop: () => Promise<void>;
  start: (env?: Record<string, string>) => Promise<void>;
}

/** nginx, Varnish if it caches the pages, and two servers. */
export interface Topology {
  origin: string;
  servers: readonly [ShopServer, ShopServer];
  /** PEM of the current certificate. */
  certificate: () => string;
  /** Installs a new certificate and reloads nginx. */
  renewCertificate: () => void;
  /** Expires one page or all pages in all caches. @throws with the output if that fails. */
  purge: (path?: string) => void;
  stop: () => Promise<void>;
}

/** Starts what deploy/compose.yaml starts, from Debian's packages. */
export async function startTopology(options: TopologyOptions): Promise<Topology> {
  const { pageCache, ports, cacheSecret } = options;
  const folder = mkdtempSync(join(tmpdir(), 'souk-deploy-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['cache', 'acme', 'varnish']) mkdirSync(join(folder, name));
  const files = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
  const renewCertificate = () => {
    const { key, cert } = createSelfSigned();
    writeFileSync(files.key, key, { mode: 0o600 });
    writeFileSync(files.certificate, cert);
  };
  renewCertificate();

  const origin = `https://localhost:${ports.https}`;
  const servers = [
    createServer(options, origin, ports.first),
    createServer(options, origin, ports.second),
  ] as const;
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    started.push(...servers);
    // Waits for both, because only a server that has started can be stopped.
    const starts = await Promise.allSettled(servers.map((server) => server.start()));
    const failed = starts.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    const nginx = await startNginx(folder, options, origin, files);
    started.push(nginx);
    // After nginx, because it checks nginx's health at once.
    if (pageCache === 'varnish') started.push(await startVarnish(folder, ports));
    return {
      origin,
      servers,
      stop,
      certificate: () => readFileSync(files.certificate, 'utf8'),
      renewCertificate() {
        renewCertificate();
        nginx.kill('SIGHUP');
      },
      purge(path) {
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          [join(root, 'deploy/purge.mjs'), ...(path === undefined ? [] : [path])],
          {
            encoding: 'utf8',
            env: {
              CACHE_SECRET: cacheSecret,
              PURGE_SERVERS: servers.map(({ url }) => url).join(','),
              ...(pageCache === 'varnish'
                ? { PURGE_VARNISH: `http://127.0.0.1:${ports.varnish}` }
                : { PURGE_FOLDER: join(folder, 'cache/pages') }),
            },
          },
        );
        if (status !== 0) throw new Error(`Failed to purge.\n${stdout}${stderr}`);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createServer(options: TopologyOptions, origin: string, port: number): ShopServer {
  let running: RunningProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    kill: (signal) => running?.kill(signal),
    stop: async () => running?.stop(),
    async start(env) {
      running = await startProgram([process.execPath, join(root, 'dist/server/main.js')], port, {
        ...process.env,
        NODE_ENV: 'production',
        BACKEND_URL: options.backendUrl,
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        // nginx only: other loopback addresses count as shoppers.
        TRUSTED_PROXIES: '127.0.0.1',
        REALTIME: 'same-origin',
        CACHE_SECRET: options.cacheSecret,
        ...options.serverEnv,
        ...env,
      });
    },
  };
}

function startNginx(
  folder: string,
  { pageCache, ports }: TopologyOptions,
  origin: string,
  files: { key: string; certificate: string },
): Promise<RunningProcess> {
  const servers = [ports.first, ports.second];
  const site = fillTemplate(readFileSync(join(root, 'deploy/nginx/souk.conf.template'), 'utf8'), {
    SOUK_ORIGIN: origin,
    SOUK_HTTP_LISTEN: `127.0.0.1:${ports.http}`,
    // `http2 on` needs nginx 1.25.1; Debian 12 has 1.22.
    SOUK_HTTPS_LISTEN: `127.0.0.1:${ports.https} ssl http2`,
    SOUK_CERTIFICATE: files.certificate,
    SOUK_CERTIFICATE_KEY: files.key,
    SOUK_ACME_FOLDER: join(folder, 'acme'),
    SOUK_ACCESS_LOG: join(folder, 'access.log'),
    SOUK_CACHE_FOLDER: join(folder, 'cache'),
    SOUK_PAGES_SIZE: '256m',
    SOUK_FILES_SIZE: '256m',
    SOUK_RESOLVER: '',
    SOUK_SERVERS: servers.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
    ...(pageCache === 'varnish'
      ? { SOUK_PAGES: 'souk_varnish', SOUK_PAGE_CACHE: 'off' }
      : { SOUK_PAGES: 'souk_servers', SOUK_PAGE_CACHE: 'souk_pages' }),
  });
  writeFileSync(join(folder, 'souk.conf'), replacePorts(site, ports));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    `http { ${temporary.join(' ')} include souk.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  const parameters = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return startProgram(['nginx', ...parameters], ports.https, withServerPaths());
}

function startVarnish(folder: string, ports: TopologyOptions['ports']): Promise<RunningProcess> {
  const text = readFileSync(join(root, 'deploy/varnish/souk.vcl'), 'utf8');
  const file = join(folder, 'souk.vcl');
  writeFileSync(file, replacePorts(text, ports));
  const parameters = ['-F', '-j', 'none', '-f', file, '-n', join(folder, 'varnish')];
  return startProgram(
    [
      'varnishd',
      ...parameters,
      '-a',
      `127.0.0.1:${ports.varnish}`,
      '-s',
      'malloc,64m',
      '-p',
      'http_gzip_support=off',
    ],
    ports.varnish,
    withServerPaths(),
  );
}

/** Replaces the fixed ports between nginx and Varnish. */
function replacePorts(text: string, { internal, varnish }: TopologyOptions['ports']): string {
  return text.replaceAll(/\b8081\b/g, String(internal)).replaceAll(/\b6081\b/g, String(varnish));
}
