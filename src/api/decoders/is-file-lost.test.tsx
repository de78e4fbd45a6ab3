import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbortedRequestError } from '../errors.ts';
import { openAuthWorld } from '../../test/auth-world.ts';
import { sampleFile } from '../../test/sample-files.ts';
import { stubNodeForms } from '../../test/stub-node-forms.ts';
import { useUpdateProfile } from '../generated/profile-mutations.ts';

beforeEach(stubNodeForms);
afterEach(() => vi.unstubAllGlobals());

/** Signs in a customer without a photo; returns a function that saves the profile. */
async function openProfile(options?: Parameters<typeof openAuthWorld>[1]) {
  const app = await openAuthWorld({ app_environment: 'production' }, options);
  await app.signIn('new@souk.example');
  const { result } = renderHook(() => useUpdateProfile(), { wrapper: app.wrapper });
  async function save(photo?: File): Promise<string> {
    app.sent.length = 0;
    const body = {
      name: 'Nora',
      phone: '01700000009',
      ...(photo ? { profile_photo: photo } : {}),
    };
    const { data } = await act(() => result.current.trigger({ body }));
    app.session.setState({ user: data.user });
    return data.user.profile_photo;
  }
  return { app, save, before: app.session.getState().user?.profile_photo };
}

const UPDATE = 'POST /api/update-profile';

test('@PROF-01 sends the first photo of an account twice and later ones once', async () => {
  const { app, save, before } = await openProfile();
  const first = await save(sampleFile('one.gif', 'gif'));
  expect(app.calls()).toEqual([UPDATE, UPDATE]);
  expect(first).not.toBe(before);
  expect(await save(sampleFile('two.gif', 'gif'))).not.toBe(first);
  expect(app.calls()).toEqual([UPDATE]);
});

test('@PROF-01 sends a profile without a photo once', async () => {
  const { app, save, before } = await openProfile();
  expect(await save()).toBe(before);
  expect(app.calls()).toEqual([UPDATE]);
});

test('@PROF-01 resends a lost photo only once', async () => {
  let user: unknown;
  const { app, save, before } = await openProfile({
    before: async (path) =>
      path === '/api/update-profile' ? Response.json({ message: 'ok', data: { user } }) : undefined,
  });
  ({ user } = app.session.getState());
  expect(await save(sampleFile('one.gif', 'gif'))).toBe(before);
  expect(app.calls()).toEqual([UPDATE, UPDATE]);
});

test('@AUTH-16 does not resend after a sign-out', async () => {
  const { app, save } = await openProfile({
    before: async (path) => {
      if (path === '/api/update-profile') app.session.signOut();
      return undefined;
    },
  });
  await expect(save(sampleFile('one.gif', 'gif'))).rejects.toThrow(AbortedRequestError);
  expect(app.calls()).toEqual([UPDATE]);
});
