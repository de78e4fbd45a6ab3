import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const AMIRA = {
  name: 'Amira Haddad',
  phone: '501234567',
  email: 'demo@souk.example',
  gender: 'female',
};
const DEMO_MODE_ERROR = { message: 'You can not perform this action in demo mode' };

function update(visitor: Visitor, form: object) {
  return visitor.post<'ProfileResponse'>('/api/update-profile', form);
}

async function postInvalid(form: object) {
  const amira = await shop.enter().visitor.signIn();
  const { status, body } = await amira.post<'ValidationError'>('/api/update-profile', form);
  expect(status).toBe(422);
  return body.errors;
}

function formWith(photo: File, fields: Record<string, string> = AMIRA): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('profile_photo', photo);
  return form;
}

function png(kilobytes = 1): File {
  return new File([new Uint8Array(kilobytes * 1024)], 'me.png', { type: 'image/png' });
}

describe('GET /profile', () => {
  it('@API-04 returns the signed-in customer', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.get<'ProfileResponse'>('/api/profile');
    expect([status, body]).toEqual([
      200,
      {
        message: 'profile details',
        data: {
          user: {
            id: 1,
            ...AMIRA,
            phone_verified: true,
            email_verified: true,
            is_active: true,
            profile_photo: `${shop.origin}/media/profile-1-200.webp`,
            date_of_birth: '1991-04-17',
            country: 'United Arab Emirates',
            phone_code: '971',
            account_verified: true,
            last_online: false,
          },
        },
      },
    ]);
  });

  it('@API-04 rejects guests', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'ErrorMessage'>('/api/profile');
    expect([status, body]).toEqual([401, { message: 'Unauthenticated.' }]);
  });
});

describe('POST /update-profile', () => {
  it('@API-04 clears e-mail and gender when they are omitted, and keeps the other fields', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await update(amira, { name: 'Amira H.', phone: '0791234567' });
    expect([status, body.message]).toEqual([200, 'Profile updated successfully']);
    expect(body.data.user).toMatchObject({
      name: 'Amira H.',
      phone: '0791234567',
      email: null,
      gender: null,
      date_of_birth: '1991-04-17',
      country: 'United Arab Emirates',
      phone_code: '971',
    });
    expect((await amira.get<'ProfileResponse'>('/api/profile')).body.data).toEqual(body.data);
  });

  it('@API-04 changes every field, and login requires the new e-mail address', async () => {
    const { visitor } = shop.enter();
    const amira = await visitor.signIn();
    const form = {
      ...AMIRA,
      email: 'amira@souk.example',
      gender: 'other',
      date_of_birth: '12 May 1992',
      country: 'Sweden',
      phone_code: '46',
    };
    const { body } = await update(amira, form);
    expect(body.data.user).toMatchObject({ ...form, date_of_birth: '1992-05-12' });
    const login = (phone: string) =>
      visitor.post<'LoginResponse'>('/api/login', { phone, password: 'secret' });
    expect((await login('amira@souk.example')).status).toBe(200);
    expect((await login('demo@souk.example')).status).toBe(400);
  });

  it('@API-04 loses the first photo, then stores and serves the second', async () => {
    const { visitor, world } = shop.enter();
    const nora = await visitor.signIn('new@souk.example');
    const fields = { name: 'Nora Lind', phone: '01700000001', email: 'new@souk.example' };
    const first = await update(nora, formWith(png(), fields));
    expect(first.status).toBe(200);
    expect(first.body.data.user.profile_photo).toBe(`${shop.origin}/media/profile-0-200.webp`);
    const second = await update(nora, formWith(png(), fields));
    const { profile_photo: photo } = second.body.data.user;
    expect(photo).toMatch(new RegExp(`^${shop.origin}/storage/`));
    const served = await fetch(photo, { headers: { 'X-Mock-World': world.id } });
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await served.arrayBuffer()).byteLength).toBe(1024);
    expect((await nora.get<'ProfileResponse'>('/api/profile')).body.data.user.profile_photo).toBe(
      photo,
    );
  });

  it('@API-04 keeps the photo when the form contains none', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { body } = await update(amira, formWith(png()));
    const { profile_photo: photo } = body.data.user;
    expect(photo).toContain('/storage/');
    expect((await update(amira, AMIRA)).body.data.user.profile_photo).toBe(photo);
  });

  it('@API-04 accepts the customer’s own contacts and rejects those of others', async () => {
    expect(
      await postInvalid({ ...AMIRA, phone: '01700000001', email: 'NEW@souk.example' }),
    ).toEqual({
      phone: ['The phone has already been taken.'],
      email: ['The email has already been taken.'],
    });
    const amira = await shop.enter().visitor.signIn();
    expect((await update(amira, AMIRA)).status).toBe(200);
  });

  it('@API-04 reports form errors and taken contacts together', async () => {
    expect(await postInvalid({ phone: '01700000001' })).toEqual({
      name: ['The name field is required.'],
      phone: ['The phone has already been taken.'],
    });
  });

  it.each([
    [{ phone: '' }, { phone: ['The phone field is required.'] }],
    [{ email: 'amira' }, { email: ['The email field must be a valid email address.'] }],
    [
      { name: 'x'.repeat(256) },
      { name: ['The name field must not be greater than 255 characters.'] },
    ],
    [
      { date_of_birth: 'soon' },
      { date_of_birth: ['The date of birth field must be a valid date.'] },
    ],
  ])('@API-04 rejects the profile %j', async (more, errors) => {
    expect(await postInvalid({ ...AMIRA, ...more })).toEqual(errors);
  });

  it('@API-04 rejects photos that are too large or of the wrong type', async () => {
    expect(await postInvalid(formWith(png(2049)))).toEqual({
      profile_photo: ['The profile photo must not be greater than 2 MB.'],
    });
    const wrongType = 'The profile photo must be a file of type: jpg, jpeg, png, svg, webp, gif.';
    const bitmap = new File(['BM'], 'me.bmp', { type: 'image/bmp' });
    expect(await postInvalid(formWith(bitmap))).toEqual({ profile_photo: [wrongType] });
    const document = new File(['%PDF'], 'me.pdf', { type: 'application/pdf' });
    expect(await postInvalid(formWith(document))).toEqual({
      profile_photo: ['The profile photo must be an image.', wrongType],
    });
  });

  it.each([
    ['me.svg', 'image/svg+xml'],
    ['me.webp', 'image/webp'],
  ])('@API-04 accepts the photo %s', async (name, type) => {
    const amira = await shop.enter().visitor.signIn();
    const form = formWith(new File(['x'], name, { type }));
    expect((await amira.post('/api/update-profile', form)).status).toBe(200);
  });

  it('@API-04 rejects changes of the profile in demo mode', async () => {
    const { visitor } = shop.enter({ app_environment: 'local' });
    const amira = await visitor.signIn();
    const { status, body } = await amira.post<'ErrorMessage'>('/api/update-profile', {
      ...AMIRA,
      name: 'Somebody',
    });
    expect([status, body]).toEqual([403, DEMO_MODE_ERROR]);
    const profile = await amira.get<'ProfileResponse'>('/api/profile');
    expect(profile.body.data.user.name).toBe('Amira Haddad');
  });
});

describe('POST /change-password', () => {
  const form = {
    current_password: 'secret',
    password: 'better-secret',
    password_confirmation: 'better-secret',
  };

  it('@API-04 replaces the password and keeps open sessions', async () => {
    const { visitor } = shop.enter();
    const amira = await visitor.signIn();
    const { status, body } = await amira.post<'MessageResponse'>('/api/change-password', form);
    expect([status, body]).toEqual([200, { message: 'Password changed successfully' }]);
    const login = (password: string) =>
      visitor.post<'LoginResponse'>('/api/login', { phone: AMIRA.phone, password });
    expect((await login('better-secret')).status).toBe(200);
    expect((await login('secret')).status).toBe(400);
    expect((await amira.get<'ProfileResponse'>('/api/profile')).status).toBe(200);
  });

  it('@API-04 rejects a wrong current password without an errors map', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.post<'ValidationError'>('/api/change-password', {
      ...form,
      current_password: 'secreT',
    });
    expect([status, body]).toEqual([422, { message: 'Current password does not match' }]);
  });

  it.each([
    [
      { ...form, password_confirmation: 'other-secret' },
      { password: ['The password field confirmation does not match.'] },
    ],
    [
      { ...form, password: 'short' },
      { password: ['The password field must be at least 6 characters.'] },
    ],
    [
      {},
      {
        current_password: ['The current password field is required.'],
        password: ['The new password field is required.'],
        password_confirmation: ['The confirm password field is required.'],
      },
    ],
  ])('@API-04 rejects the passwords %j', async (sent, errors) => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.post<'ValidationError'>('/api/change-password', sent);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('@API-04 rejects changes of the password in demo mode', async () => {
    const { visitor } = shop.enter({ app_environment: 'local' });
    const amira = await visitor.signIn();
    const { status, body } = await amira.post<'ErrorMessage'>('/api/change-password', form);
    expect([status, body]).toEqual([403, DEMO_MODE_ERROR]);
    expect((await visitor.signIn()).get).toBeTypeOf('function');
  });
});

describe('POST /update-last-seen', () => {
  it('@API-04 marks the customer as online for ten minutes, with an empty response', async () => {
    const { visitor, clock } = shop.enter();
    const amira = await visitor.signIn();
    const isOnline = async () =>
      (await amira.get<'ProfileResponse'>('/api/profile')).body.data.user.last_online;
    const { status, text } = await amira.post('/api/update-last-seen', {});
    expect([status, text]).toEqual([204, '']);
    clock.advance(599_999);
    expect(await isOnline()).toBe(true);
    clock.advance(1);
    expect(await isOnline()).toBe(false);
  });

  it('@API-04 rejects guests who send a heartbeat', async () => {
    const { visitor } = shop.enter();
    const { status } = await visitor.post<'ErrorMessage'>('/api/update-last-seen', {});
    expect(status).toBe(401);
  });
});
