import { describe, expect, it } from 'vitest';
import { sharedBase } from '../seed/shared-base.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();
const { legalPages, contact } = sharedBase(1).content;

describe('GET /legal-pages/{slug}', () => {
  it.each(legalPages)('@API-04 returns $slug', async ({ slug, title, html }) => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'LegalPageResponse'>(`/api/legal-pages/${slug}`);
    expect([status, body]).toEqual([
      200,
      {
        message: 'Legal Page',
        data: { content: { title, description: expect.any(String) as string } },
      },
    ]);
    expect(body.data.content.description?.length).toBe(
      html.replaceAll('src="/media/', `src="${shop.origin}/media/`).length,
    );
    expect(body.data.content.description).not.toContain('"/media/');
  });

  it('@API-04 returns two nulls for an unknown page', async () => {
    const { visitor } = shop.enter();
    const { status, body } = await visitor.get<'LegalPageResponse'>(
      '/api/legal-pages/return-policy',
    );
    expect([status, body.data.content]).toEqual([200, { title: null, description: null }]);
  });

  it('@API-04 returns English regardless of the requested language', async () => {
    const { visitor } = shop.enter();
    const read = async (language: string) =>
      (
        await visitor
          .withHeaders({ 'Accept-Language': language })
          .get<'LegalPageResponse'>('/api/legal-pages/about-us')
      ).text;
    expect(await read('ar')).toBe(await read('en'));
  });
});

it('@API-04 GET /contact-us lists all contact details', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.get<'ContactResponse'>('/api/contact-us');
  expect([status, body]).toEqual([200, { message: 'Contact Us', data: contact }]);
});

describe('POST /support', () => {
  const question = { subject: 'Opening hours', message: 'Is someone there on Sundays?' };

  it('@API-04 stores the message and returns the row', async () => {
    const { visitor, world } = shop.enter();
    const sender = { name: 'Leila', phone: '017', email: 'not an address' };
    const { status, body } = await visitor.post<'ContactMessageResponse'>('/api/support', {
      ...question,
      ...sender,
    });
    expect([status, body]).toEqual([
      200,
      {
        message: 'Your message has been sent successfully',
        data: {
          content: {
            ...sender,
            ...question,
            created_at: '2026-11-21T10:00:00.000000Z',
            updated_at: '2026-11-21T10:00:00.000000Z',
            id: 1,
          },
        },
      },
    ]);
    expect(world.contactMessages).toEqual([
      { ...sender, ...question, id: 1, sentAt: Date.parse('2026-11-21T10:00:00Z') },
    ]);
  });

  it('@API-04 accepts messages without a sender and numbers them', async () => {
    const { visitor } = shop.enter();
    await visitor.post('/api/support', question);
    const { body } = await visitor.post<'ContactMessageResponse'>('/api/support', {
      ...question,
      name: ' ',
      phone: null,
    });
    expect(body.data.content).toMatchObject({ id: 2, name: null, phone: null, email: null });
  });

  it('@API-04 requires a subject and a message', async () => {
    const { visitor, world } = shop.enter();
    const errors = {
      subject: ['The subject field is required.'],
      message: ['The message field is required.'],
    };
    const nothing = await visitor.post<'ValidationError'>('/api/support', {});
    expect([nothing.status, nothing.body]).toEqual([
      422,
      { message: 'The subject field is required. (and 1 more error)', errors },
    ]);
    const blank = { subject: '  ', message: '' };
    const { status, body } = await visitor.post<'ValidationError'>('/api/support', blank);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(world.contactMessages).toEqual([]);
  });

  it.each(['subject', 'name', 'phone'])(
    '@API-04 accepts up to 255 characters of %s',
    async (field) => {
      const { visitor, world } = shop.enter();
      const send = (length: number) =>
        visitor.post<'ValidationError'>('/api/support', {
          ...question,
          [field]: 'x'.repeat(length),
        });
      expect((await send(255)).status).toBe(200);
      const text = `The ${field} field must not be greater than 255 characters.`;
      const { status, body } = await send(256);
      expect([status, body]).toEqual([422, { message: text, errors: { [field]: [text] } }]);
      expect(world.contactMessages).toHaveLength(1);
    },
  );
});
