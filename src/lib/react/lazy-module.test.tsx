import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { loadCode } from '../load-code.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ChunkLoadError, lazyModule, lazyComponent, useLazyModule } from './lazy-module.tsx';

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('renders a preloaded module at once, without its skeleton', async () => {
  const helloModule = lazyModule(() => Promise.resolve({ Hello }));
  function Page() {
    const module = useLazyModule(helloModule);
    return <module.Hello name="Amira" />;
  }
  expect(helloModule.isLoaded()).toBe(false);
  await helloModule.load();
  expect(helloModule.isLoaded()).toBe(true);
  const skeleton = vi.fn(() => null);
  const Skeleton = () => skeleton();
  render(
    <Suspense fallback={<Skeleton />}>
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('Hello Amira')).toBeVisible();
  expect(skeleton).not.toHaveBeenCalled();
});

test('loads code once, and again after a failure', async () => {
  const source = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('missing'))
    .mockRejectedValueOnce(new TypeError('missing'))
    .mockResolvedValue('code');
  const helloModule = lazyModule(source);
  await expect(helloModule.load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(source).toHaveBeenCalledTimes(2);
  await expect(helloModule.load()).resolves.toBe('code');
  await helloModule.load();
  expect(source).toHaveBeenCalledTimes(3);
});

test('repeats a request that a change of network interrupted', async () => {
  const source = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('network changed'))
    .mockResolvedValue('code');
  await expect(lazyModule(source).load()).resolves.toBe('code');
});

test('retries a failed component when it is next rendered', async () => {
  const source = vi
    .fn<() => Promise<typeof Hello>>()
    .mockRejectedValueOnce(new TypeError('missing'))
    .mockRejectedValueOnce(new TypeError('missing'))
    .mockResolvedValue(Hello);
  const Component = lazyComponent(source);
  const caught = vi.fn();
  const show = () => (
    <ErrorBoundary
      renderFailure={({ retry }) => (
        <button type="button" onClick={retry}>
          again
        </button>
      )}
    >
      <Suspense fallback="…">
        <Component name="Omar" />
      </Suspense>
    </ErrorBoundary>
  );
  await act(async () => {
    render(show(), { onCaughtError: caught });
    await Promise.resolve();
  });
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  expect(await screen.findByText('Hello Omar')).toBeVisible();
  expect(source).toHaveBeenCalledTimes(3);
  expect(caught).toHaveBeenCalledOnce();
});

test('starts to load only when the browser is online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const source = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const loading = lazyModule(source).load();
  await expect(loadCode(source)).rejects.toThrow('offline');
  // Many browsers would fail again.
  expect(source).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('code');
  expect(source).toHaveBeenCalledOnce();
});

test('loads again after the connection was lost during a request', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const source = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      online.mockReturnValue(false);
      return Promise.reject(new TypeError('network changed'));
    })
    .mockResolvedValue('code');
  const listening = vi.spyOn(window, 'addEventListener');
  const loading = lazyModule(source).load();
  await waitFor(() =>
    expect(listening).toHaveBeenCalledWith('online', expect.anything(), { once: true }),
  );
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('code');
  expect(source).toHaveBeenCalledTimes(2);
});
