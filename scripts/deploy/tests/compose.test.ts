import { get } from 'node:http';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../../dev/ports.ts';
import { findCompose } from '../compose-program.ts';
import { BASES, callProgram, findImageProblem } from './container-engine.ts';
import { type SecureShop, visit, visitByHttp2 } from './shopper.ts';

// Starts deploy/compose.yaml. Variables of that file, such as NAME_SERVER, work here, too.
// deploy.test.ts tests what nginx does.
const NGINX_IMAGE = process.env['NGINX_IMAGE'] ?? 'docker.io/nginxinc/nginx-unprivileged:1.28';
const PROJECT = `souk-test-${process.pid}`;
const START_TIMEOUT_MS = 1_800_000;
const WAIT = { timeout: 60_000, interval: 200 };

const compose = findCompose();
const skipReason = compose
  ? findImageProblem([...Object.values(BASES), NGINX_IMAGE])
  : 'Compose is not installed.';
if (skipReason) console.warn(`Skipped: ${skipReason} Set BUILD_IMAGE, RUNTIME_IMAGE, NGINX_IMAGE.`);

describe.skipIf(skipReason)('the shop of deploy/compose.yaml', () => {
  let env: Record<string, string>;
  let shop: SecureShop;
  let httpOrigin = '';

  const callCompose = (...parameters: string[]) => {
    const [program = '', ...first] = compose ?? [];
    const file = ['-p', PROJECT, '-f', 'deploy/compose.yaml'];
    return callProgram(program, [...first, ...file, ...parameters], env);
  };
  const isReady = () =>
    visit(shop, '/about-us').then(
      ({ status }) => status === 200,
      () => false,
    );

  beforeAll(async () => {
    const { https, http } = await freePorts(['https', 'http']);
    httpOrigin = `http://localhost:${http}`;
    const origin = `https://localhost:${https}`;
    env = {
      NGINX_IMAGE,
      SHOP_IMAGE: 'localhost/souk-test',
      MOCK_IMAGE: 'localhost/souk-mock-test',
      HTTPS_PORT: String(https),
      HTTP_PORT: String(http),
      PUBLIC_ORIGIN: origin,
      CACHE_SECRET: 'a-secret-of-the-tests',
    };
    await callCompose('up', '--build', '--detach');
    const certificate = await vi.waitUntil(() => readCertificate(https), WAIT);
    shop = { origin, certificate: () => certificate };
    await vi.waitUntil(isReady, WAIT);
  }, START_TIMEOUT_MS);
  afterAll(() => callCompose('--profile', 'tools', 'down', '--volumes'), 120_000);

  it('redirects HTTP to HTTPS', async () => {
    const location = await new Promise((resolve, reject) => {
      get(`${httpOrigin}/products?page=2`, ({ headers }) => resolve(headers.location)).once(
        'error',
        reject,
      );
    });
    expect(location).toBe(`${shop.origin}/products?page=2`);
  });

  it('serves pages by HTTP/2, from its cache the second time', async () => {
    const path = '/products/4/details';
    const first = await visitByHttp2(shop, path, { 'accept-encoding': 'br' });
    expect(first).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'x-cache': 'MISS' });
    const second = await visitByHttp2(shop, path, { 'accept-encoding': 'br' });
    expect(second).toMatchObject({ ':status': 200, 'x-cache': 'HIT' });
  });

  it('runs both servers without root, on read-only files', async () => {
    const code = `try { fs.writeFileSync('/app/x', '') } catch (error) {
      console.log(process.getuid(), error.code) }`;
    for (const service of ['shop-1', 'shop-2']) {
      const output = await callCompose('exec', '-T', service, 'node', '-e', code);
      expect(output.trim()).toBe('65532 EROFS');
    }
  });
});

/** Returns nginx's certificate as PEM, or undefined while it does not run. */
function readCertificate(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.toString());
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });
}
