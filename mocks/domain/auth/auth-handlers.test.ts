import { expect, it } from 'vitest';
import { openSession } from './sessions.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();

it.each(['demo@souk.example', '501234567'])('@API-04 signs in with %s', async (phone) => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.post<'LoginResponse'>('/api/login', {
    phone,
    password: 'secret',
  });
  expect(status).toBe(200);
  expect(body.message).toBe('Login successfully');
  expect(body.data.user).toMatchObject({
    id: 1,
    name: 'Amira Haddad',
    phone: '501234567',
    email: 'demo@souk.example',
    account_verified: true,
  });
  expect(body.data.access).toMatchObject({
    auth_type: 'Bearer',
    expires_at: '2026-12-21 10:00:00',
  });
  expect(body.data.access.token).toMatch(/^1\|[A-Za-z0-9]{48}$/);
});

it.each([
  ['demo@souk.example', 'wrong'],
  ['nobody@souk.example', 'secret'],
  ['seller@souk.example', 'secret'],
])('@API-04 rejects %s with the password "%s"', async (phone, password) => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.post<'ErrorMessage'>('/api/login', { phone, password });
  expect([status, body]).toEqual([400, { message: 'Credential is invalid!' }]);
});

it('@API-04 reports both fields of an empty form', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.post<'ValidationError'>('/api/login', {
    phone: '  ',
    password: '',
  });
  expect(status).toBe(422);
  expect(body).toEqual({
    message: 'The phone/email field is required. (and 1 more error)',
    errors: {
      phone: ['The phone/email field is required.'],
      password: ['The password field is required.'],
    },
  });
});

it('@API-04 signs in a new customer as unverified', async () => {
  const { visitor } = shop.enter();
  const login = { phone: 'new@souk.example', password: 'secret' };
  const { body } = await visitor.post<'LoginResponse'>('/api/login', login);
  expect(body.data.user).toMatchObject({ id: 2, name: 'Nora Lind', account_verified: false });
});

it('@API-04 GET /logout returns the page of the original storefront and keeps the token valid', async () => {
  const amira = await shop.enter().visitor.signIn();
  const { status, contentType, text } = await amira.get<'StorefrontShell'>('/api/logout');
  expect([status, contentType]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<!DOCTYPE html>');
  expect((await amira.get<'CartResponse'>('/api/carts')).status).toBe(200);
});

it('@API-04 POST /logout revokes only the token of the request', async () => {
  const { visitor } = shop.enter();
  const [phone, desktop] = [await visitor.signIn(), await visitor.signIn()];
  const { status, body } = await phone.post<'MessageResponse'>('/api/logout');
  expect([status, body]).toEqual([200, { message: 'Logged out successfully!' }]);
  const refused = await phone.get<'ErrorMessage'>('/api/carts');
  expect([refused.status, refused.body]).toEqual([401, { message: 'Unauthenticated.' }]);
  expect((await desktop.get<'CartResponse'>('/api/carts')).status).toBe(200);
});

it('@API-04 rejects a seller’s token on customer calls', async () => {
  const { visitor, world } = shop.enter();
  const account = world.accounts.find(({ role }) => role === 'seller');
  if (!account) throw new Error('The world has no seller.');
  const seller = visitor.withHeaders({ Authorization: `Bearer ${openSession(world, account)}` });
  const { status, body } = await seller.get<'ErrorMessage'>('/api/carts');
  expect([status, body]).toEqual([403, { message: 'User does not have the right roles.' }]);
});

it('@API-07 rejects a token of another world', async () => {
  const amira = await shop.enter().visitor.signIn();
  const elsewhere = shop.enter();
  const otherWorld = amira.withHeaders({ 'X-Mock-World': elsewhere.world.id });
  expect((await otherWorld.get<'ErrorMessage'>('/api/carts')).status).toBe(401);
});
