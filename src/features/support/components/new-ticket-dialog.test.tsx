import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOrders } from '../../../api/generated/orders.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { sampleFile } from '../../../test/sample-files.ts';
import { stubNodeForms } from '../../../test/stub-node-forms.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from '../screens/tickets-screen.tsx';
import { getToastMessages } from '../../../test/shown-toasts.ts';
import { fillField, user } from '../../../test/user.ts';

beforeEach(stubNodeForms);
afterEach(() => vi.unstubAllGlobals());

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) => fillField(field(label), value);
const submit = () => user.click(screen.getByRole('button', { name: 'Submit ticket' }));
const drop = (...files: File[]) => user.upload(field('Attachments'), files);
/** Waits until the files are checked. */
async function add(...files: File[]) {
  await drop(...files);
  for (const { name } of files) await screen.findByText(name);
}

async function open(app: OpenApp) {
  const page = renderApp(app, <Screen />, '/support-tickets?status=cancel');
  await openDialog();
  return page;
}
async function openDialog() {
  await user.click(await screen.findByRole('button', { name: 'Create ticket' }));
  await screen.findByRole('dialog', { name: 'Create ticket' });
  await screen.findByRole('option', { name: 'Delivery' });
}
async function openSignedIn(options: Parameters<typeof openApp>[0] = {}) {
  const app = openApp(options);
  await app.signIn();
  await open(app);
  return app;
}
async function fillIn() {
  await type('Issue type', 'Delivery');
  await type('Subject', 'A parcel');
  await type('Message', 'Who has it?');
}

function watchFormData(): FormData[] {
  const forms: FormData[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input instanceof Request && input.url.endsWith('/api/support-ticket')) {
      forms.push(await input.clone().formData());
    }
    return real(input, init);
  });
  return forms;
}

describe('a new ticket', () => {
  test('@TKT-01 sends order, type, subject, message, files and contact, and appears in the list', async () => {
    const app = openApp();
    await app.signIn();
    const forms = watchFormData();
    const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 1 });
    const code = orders[0]?.order_code ?? '';
    const { visited } = await open(app);
    await screen.findByRole('option', { name: code });
    await type('Order number', code);
    await fillIn();
    await type('Phone number', '٠17 0000-0000');
    await add(sampleFile('list.pdf', 'pdf'));
    expect(screen.getByText('list.pdf')).toBeVisible();
    await submit();
    expect(await screen.findByText(/Ticket created/)).toBeVisible();
    expect(Object.fromEntries(forms[0]?.entries() ?? [])).toMatchObject({
      order_number: code,
      issue_type: 'Delivery',
      subject: 'A parcel',
      message: 'Who has it?',
      email: 'demo@souk.example',
      phone: '01700000000',
    });
    expect(forms[0]?.get('attachments[]')).toMatchObject({ name: 'list.pdf' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visited.at(-1)).toBe('/support-tickets');
    expect(await screen.findByText('A parcel')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View ticket' }));
    expect(visited.at(-1)).toMatch(/^\/support-ticket\/\d+$/);
  });

  test.each([
    ['Message', ' ', 'Enter a message.'],
    ['Email', '', 'Enter your email address.'],
    ['Email', 'amira', 'Enter an email address like name@example.com.'],
    ['Phone number', '1234567', 'Enter a phone number with 8 to 16 digits.'],
    ['Phone number', '12345678901234567', 'Enter a phone number with 8 to 16 digits.'],
  ])('@TKT-01 rejects %s "%s" on blur', async (label, value, text) => {
    await openSignedIn();
    await type(label, value);
    expect(screen.queryByText(text)).toBeNull();
    await user.tab();
    expect(screen.getByText(text)).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  test('@TKT-01 is not sent while incomplete, and the first error has the focus', async () => {
    const app = await openSignedIn();
    await submit();
    expect(screen.getByText('Choose an issue type.')).toBeVisible();
    expect(field('Issue type')).toHaveFocus();
    expect(app.calls()).not.toContain('POST /api/support-ticket');
  });

  test('@TKT-01 @FORM-02 lists rejected files with the reason', async () => {
    await openSignedIn();
    await drop(
      new File(['x'], 'run.exe'),
      new File([new Uint8Array(2048 * 1024 + 1)], 'large.png', { type: 'image/png' }),
      sampleFile('fits.jpg', 'jpg', 2048 * 1024),
      new File([], 'zero.pdf', { type: 'application/pdf' }),
      new File(['no picture'], 'fake.png', { type: 'image/png' }),
    );
    expect(
      await screen.findByText(
        /run\.exe can’t be uploaded.*large\.png is too large\. Choose a file up to 2 MB\. zero\.pdf is empty\. Choose another file\. fake\.png is damaged/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove fits.jpg' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove large.png' })).toBeNull();
  });

  test('@FORM-02 is not sent before its files have been checked', async () => {
    const app = await openSignedIn();
    await fillIn();
    const file = sampleFile('one.pdf', 'pdf');
    let read: (part: Blob) => void = () => undefined;
    const part = new Promise<Blob>((resolve) => (read = resolve));
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: async () => (await part).arrayBuffer(),
    } as Blob);
    await drop(file);
    await submit();
    expect(app.calls()).not.toContain('POST /api/support-ticket');
    read(sampleFile('one.pdf', 'pdf'));
    await screen.findByRole('button', { name: 'Remove one.pdf' });
    await submit();
    expect(await screen.findByText(/Ticket created/)).toBeVisible();
  });

  test('@FORM-02 shows server errors at their fields and files, by the file’s name, and keeps the input', async () => {
    const errors = {
      subject: ['No such subject.'],
      'attachments.1': ['The attachments.1 field is no picture.'],
    };
    const before = async (path: string) =>
      Promise.resolve(
        path === '/api/support-ticket'
          ? Response.json(
              { message: 'The attachments.1 field is no picture.', errors },
              { status: 422 },
            )
          : undefined,
      );
    const app = await openSignedIn({ before });
    await fillIn();
    await add(sampleFile('one.pdf', 'pdf'), sampleFile('two.pdf', 'pdf'));
    await submit();
    const text = '\u2068two.pdf\u2069 is no picture.';
    const file = (await screen.findByText('two.pdf')).closest('li');
    await waitFor(() => expect(file).toHaveTextContent(text));
    expect(getToastMessages(app)).toEqual([text]);
    expect(field('Subject')).toHaveAccessibleDescription('No such subject.');
    expect(field('Message')).toHaveValue('Who has it?');
    await user.click(screen.getByRole('button', { name: 'Remove two.pdf' }));
    expect(screen.getByRole('list', { name: 'Selected files' })).not.toHaveTextContent(text);
    expect(screen.getByText('one.pdf')).toBeVisible();
  });

  test.each([429, 500, 'drop', 'broken-json'])(
    'shows an error (%s), keeps the input and can be sent again',
    async (status) => {
      const app = await openSignedIn();
      await app.fail({ operation: 'createTicket', status, times: 1 });
      await fillIn();
      await submit();
      expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
      expect(field('Message')).toHaveValue('Who has it?');
      await submit();
      expect(await screen.findByText(/Ticket created/)).toBeVisible();
    },
  );

  test.each(['at once', 'after the dialog was closed'])(
    '@TKT-01 is not created twice when the response to the first attempt was lost (%s)',
    async (when) => {
      const app = await openSignedIn();
      const real = globalThis.fetch;
      let isCut = true;
      vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
        const response = await real(input, init);
        if (!isCut || !input.url.endsWith('/api/support-ticket')) return response;
        isCut = false;
        throw new TypeError('Failed to fetch');
      });
      await fillIn();
      await user.type(field('Message'), '{Enter}Thanks');
      await submit();
      expect(await screen.findAllByText(/We couldn’t connect/)).not.toHaveLength(0);
      if (when !== 'at once') {
        await user.click(screen.getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await openDialog();
      }
      await submit();
      expect(await screen.findByText(/Ticket created/)).toBeVisible();
      expect(await screen.findAllByText('A parcel')).toHaveLength(1);
      expect(app.calls().filter((call) => call === 'POST /api/support-ticket')).toHaveLength(1);
    },
  );

  test('restores the input after the dialog was closed, and can start over', async () => {
    await openSignedIn();
    await fillIn();
    await add(sampleFile('one.pdf', 'pdf'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    expect(field('Message')).toHaveValue('Who has it?');
    expect(screen.getByText('one.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Message')).toHaveValue('');
  });

  test('shows the upload progress, prevents a second submission and can be stopped', async () => {
    let isAborted = false;
    const before = async (path: string, signal: AbortSignal) => {
      if (path !== '/api/support-ticket') return undefined;
      return new Promise<Response | undefined>((_, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(new DOMException('The upload timed out or was aborted.', 'AbortError'));
        });
      });
    };
    const app = await openSignedIn({ before });
    await fillIn();
    await add(sampleFile('one.pdf', 'pdf'));
    await submit();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading files' });
    expect(bar).toHaveAttribute('aria-valuetext', '50%');
    await submit();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(isAborted).toBe(true));
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('one.pdf')).toBeVisible();
    expect(app.calls().filter((call) => call === 'POST /api/support-ticket')).toHaveLength(1);
  });

  test('offers a retry when the issue types fail to load', async () => {
    const app = openApp();
    await app.signIn();
    await app.fail({ operation: 'listTicketIssueTypes', status: 500, times: 1 });
    renderApp(app, <Screen />, '/support-tickets?status=cancel');
    await user.click(await screen.findByRole('button', { name: 'Create ticket' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Delivery' })).toBeInTheDocument();
  });
});
