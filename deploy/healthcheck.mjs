// For the HEALTHCHECK of the image, which has no curl: node healthcheck.mjs /readyz
const [path = '/healthz'] = process.argv.slice(2);
const port = process.env.PORT ?? '4173';
const isHealthy = await fetch(`http://127.0.0.1:${port}${path}`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
