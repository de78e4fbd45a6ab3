import { describe, expect, it } from 'vitest';
import type { SettingsOverrides } from '../world/world.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();
const LINA = {
  name: 'Lina Berg',
  phone: '0701234567',
  email: 'lina@souk.example',
  password: 'secret',
  country: 'Sweden',
  phone_code: '46',
};

function register(more: object = {}, settings: SettingsOverrides = {}) {
  const { visitor } = shop.enter(settings);
  return visitor.post<'RegistrationResponse'>('/api/registration', { ...LINA, ...more });
}

async function postInvalid(more: object, settings: SettingsOverrides = {}) {
  const { visitor } = shop.enter(settings);
  const form = { ...LINA, ...more };
  const { status, body } = await visitor.post<'ValidationError'>('/api/registration', form);
  expect(status).toBe(422);
  return body.errors;
}

describe('POST /registration', () => {
  it('@API-04 creates a customer and signs them in', async () => {
    const { visitor } = shop.enter();
    const form = { ...LINA, gender: 'female', date_of_birth: '11 Feb 1994', device_key: 'x' };
    const { status, body } = await visitor.post<'RegistrationResponse'>('/api/registration', form);
    expect([status, body.message]).toEqual([200, 'Registration successfully complete']);
    expect(body.data.user).toEqual({
      id: 4,
      name: 'Lina Berg',
      phone: '0701234567',
      phone_verified: false,
      email: 'lina@souk.example',
      email_verified: false,
      is_active: true,
      profile_photo: `${shop.origin}/media/profile-0-200.webp`,
      gender: 'female',
      date_of_birth: '1994-02-11',
      country: 'Sweden',
      phone_code: '46',
      account_verified: false,
      last_online: false,
    });
    const lina = visitor.withHeaders({ Authorization: `Bearer ${body.data.access.token}` });
    expect((await lina.get<'CartResponse'>('/api/carts')).status).toBe(200);
    expect((await visitor.signIn('LINA@souk.example')).get).toBeTypeOf('function');
    expect((await visitor.signIn('0701234567')).get).toBeTypeOf('function');
  });

  it('@API-04 stores the photo of the form and serves it', async () => {
    const { visitor, world } = shop.enter();
    const form = new FormData();
    for (const [name, value] of Object.entries(LINA)) form.append(name, value);
    form.append('profile_photo', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }));
    const { status, body } = await visitor.post<'RegistrationResponse'>('/api/registration', form);
    expect(status).toBe(200);
    const { profile_photo: photo } = body.data.user;
    expect(photo).toMatch(new RegExp(`^${shop.origin}/storage/.+\\.svg$`));
    const served = await fetch(photo, { headers: { 'X-Mock-World': world.id } });
    expect([served.headers.get('content-type'), await served.text()]).toEqual([
      'image/svg+xml',
      '<svg/>',
    ]);
  });

  it('@API-04 reports all errors of an empty form, including those of the settings', async () => {
    const { visitor } = shop.enter();
    const form = { country: null, password: '', name: ' ' };
    const { status, body } = await visitor.post<'ValidationError'>('/api/registration', form);
    expect([status, body.message]).toEqual([
      422,
      'The name field is required. (and 3 more errors)',
    ]);
    expect(Object.entries(body.errors ?? {})).toEqual([
      ['name', ['The name field is required.']],
      ['email', ['The email field is required.']],
      ['password', ['The password field is required.']],
      ['country', ['The country field is required.']],
    ]);
  });

  it.each([
    ['ar', 'حقل الاسم مطلوب.'],
    ['AR', 'حقل الاسم مطلوب.'],
    ['fr', 'Le champ nom est obligatoire.'],
    ['es', 'El campo nombre es obligatorio.'],
    ['ar-EG', 'The name field is required.'],
    ['nl', 'The name field is required.'],
    ['constructor', 'The name field is required.'],
    ['__proto__', 'The name field is required.'],
  ])('@API-04 translates for %s only what its language file contains', async (locale, text) => {
    const visitor = shop.enter().visitor.withHeaders({ 'Accept-Language': locale });
    const form = { ...LINA, name: '', country: '', phone: '1' };
    const { status, body } = await visitor.post<'ValidationError'>('/api/registration', form);
    expect([status, body]).toEqual([
      422,
      {
        message: `${text} (and 2 more errors)`,
        errors: {
          name: [text],
          phone: ['The phone field must have at least 9 digits.'],
          country: ['The country field is required.'],
        },
      },
    ]);
  });

  it('@API-04 rejects taken contacts, also those of sellers and in another case', async () => {
    expect(await postInvalid({ phone: '501234567', email: 'Seller@Souk.example' })).toEqual({
      phone: ['The phone has already been taken.'],
      email: ['The email has already been taken.'],
    });
  });

  it.each([
    ['12345678', 'The phone field must have at least 9 digits.'],
    ['12345678901234567', 'The phone field must not have more than 16 digits.'],
  ])('@API-04 rejects the phone number %s', async (phone, text) => {
    expect(await postInvalid({ phone })).toEqual({ phone: [text] });
  });

  it('@API-04 rejects a phone number with other characters by both limits', async () => {
    expect(await postInvalid({ phone: '+46 70 123 45 67' })).toEqual({
      phone: [
        'The phone field must have at least 9 digits.',
        'The phone field must not have more than 16 digits.',
      ],
    });
  });

  it('@API-04 checks phone numbers against the limits of the settings', async () => {
    const settings = { phone_min_length: 4, phone_max_length: 5 };
    const text = 'The phone field must not have more than 5 digits.';
    expect(await postInvalid({ phone: '123456' }, settings)).toEqual({ phone: [text] });
    expect((await register({ phone: '1234' }, settings)).status).toBe(200);
  });

  it('@API-04 requires a phone number only when the settings do', async () => {
    const errors = { phone: ['The phone field is required.'] };
    expect(await postInvalid({ phone: '' }, { phone_required: true })).toEqual(errors);
    const { status, body } = await register({ phone: '' });
    expect([status, body.data.user.phone]).toEqual([200, null]);
  });

  it('@API-04 requires an e-mail address when codes go by e-mail or the phone number is missing', async () => {
    const byPhone = { register_otp_type: 'phone', forgot_otp_type: 'phone' } as const;
    const errors = { email: ['The email field is required.'] };
    expect(await postInvalid({ email: null }, { ...byPhone, forgot_otp_type: 'email' })).toEqual(
      errors,
    );
    expect(await postInvalid({ email: null, phone: null }, byPhone)).toEqual(errors);
    const { status, body } = await register({ email: null }, byPhone);
    expect([status, body.data.user.email]).toEqual([200, null]);
  });

  it.each([
    [{ email: 'lina' }, 'email', 'The email must be a valid email address.'],
    [{ password: 'short' }, 'password', 'The password must be at least 6 characters.'],
    [{ name: 'x'.repeat(201) }, 'name', 'The name field must not be greater than 200 characters.'],
    [{ date_of_birth: 'soon' }, 'date_of_birth', 'The date of birth field must be a valid date.'],
  ])('@API-04 rejects %j', async (more, field, text) => {
    expect(await postInvalid(more)).toEqual({ [field]: [text] });
  });

  it('@API-04 ignores the password confirmation', async () => {
    expect((await register({ password_confirmation: 'something else' })).status).toBe(200);
  });

  it('@API-04 rejects a photo of the wrong type', async () => {
    const { visitor } = shop.enter();
    const form = new FormData();
    for (const [name, value] of Object.entries(LINA)) form.append(name, value);
    form.append('profile_photo', new File(['GIF8'], 'me.gif', { type: 'image/gif' }));
    const { status, body } = await visitor.post<'ValidationError'>('/api/registration', form);
    expect([status, body.errors]).toEqual([
      422,
      { profile_photo: ['The profile photo field must be a file of type: jpg, jpeg, png, svg.'] },
    ]);
  });

  it('@API-07 creates no customer in another world', async () => {
    await register();
    const { visitor } = shop.enter();
    const login = { phone: LINA.email, password: LINA.password };
    expect((await visitor.post<'ErrorMessage'>('/api/login', login)).status).toBe(400);
  });
});
