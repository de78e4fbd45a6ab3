import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepFocus } from '../../lib/react/keep-focus.ts';
import { createDrafts } from '../../lib/storage/draft-entries.ts';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { readDraftText } from '../../lib/storage/drafts.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RestoredDraftNotice } from './restored-draft-notice.tsx';
import type { Rules } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { user } from '../../test/user.ts';

const required = { message: msg({ message: 'Please fill it in' }) };
const atMost = (limit: number) => ({
  limit,
  message: msg({ message: 'No more than {limit} letters' }),
});
const RULES: Rules = {
  title: { required, maxLength: atMost(5) },
  note: { maxLength: atMost(3) },
};

function Form(props: {
  rules?: Rules;
  title?: string;
  send?: (values: { title: string; note: string }) => Promise<void>;
}) {
  const { rules = RULES, title = '', send = () => Promise.resolve() } = props;
  const form = useForm(rules, { name: 'test', owner: 'tab', defaults: { title, note: '' } });
  return (
    <form ref={keepFocus} onSubmit={form.submit(send)} noValidate>
      <RestoredDraftNotice form={form} purpose="saving" />
      {form.problem ? <p role="alert">{form.problem}</p> : null}
      <TextField label="Title" {...form.input('title')} />
      <TextField label="Note" {...form.input('note')} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('@FORM-01 takes required marks, limits and messages from the rules', async () => {
  renderApp(openApp(), <Form />);
  expect(field('Title')).toBeRequired();
  expect(field('Note')).not.toBeRequired();
  await user.type(field('Note'), 'four');
  expect(field('Note')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field('Note')).toHaveAccessibleDescription('No more than 3 letters');
  await save();
  expect(field('Title')).toHaveAccessibleDescription('Please fill it in');
  expect(field('Title')).toHaveFocus();
});

test('@FORM-01 applies a different set of rules', async () => {
  const rules = { note: { required, maxLength: atMost(4) } };
  renderApp(openApp(), <Form rules={rules} />);
  expect(field('Title')).not.toBeRequired();
  await user.type(field('Note'), 'fours');
  await save();
  expect(field('Note')).toHaveAccessibleDescription('No more than 4 letters');
  await user.clear(field('Note'));
  expect(field('Note')).toHaveAccessibleDescription('Please fill it in');
});

test('@FORM-01 shows no other message while an empty field is filled in, only on leaving it', async () => {
  const minLength = { limit: 3, message: msg({ message: 'At least {limit} letters' }) };
  renderApp(openApp(), <Form rules={{ title: { required, minLength } }} />);
  await save();
  expect(field('Title')).toHaveAccessibleDescription('Please fill it in');
  await user.type(field('Title'), 'Te');
  expect(field('Title')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(field('Title')).toHaveAccessibleDescription('At least 3 letters');
  await user.type(field('Title'), 'a');
  expect(field('Title')).not.toHaveAccessibleDescription();
});

test('@FORM-01 translates a message when the language changes', async () => {
  const fr = { [required.message.id]: 'Veuillez le remplir' };
  const i18n = setupI18n({ locale: 'en', messages: { en: {}, fr } });
  renderApp(openApp(), <Form />, '/', i18n);
  await save();
  expect(field('Title')).toHaveAccessibleDescription('Please fill it in');
  act(() => i18n.activate('fr'));
  expect(field('Title')).toHaveAccessibleDescription('Veuillez le remplir');
});

test.each([
  [200, 'استخدم 200 حرف أو أقل.'],
  [255, 'استخدم 255 حرفًا أو أقل.'],
])('@FORM-01 names a limit of %s characters in Arabic', async (limit, text) => {
  const message = msg({ message: 'Use {limit} characters or fewer.' });
  const i18n = createI18n('ar', await loadMessages('ar'));
  renderApp(openApp(), <Form rules={{ title: { maxLength: { limit, message } } }} />, '/', i18n);
  await user.click(field('Title'));
  await user.paste('x'.repeat(limit + 1));
  await save();
  expect(field('Title')).toHaveAccessibleDescription(text);
});

test('follows a default until its field is changed', async () => {
  const app = openApp();
  renderApp(app, <Form title="Old" />);
  expect(field('Title')).toHaveValue('Old');
  await user.type(field('Note'), 'abc');
  cleanup();
  renderApp(app, <Form title="New" />);
  expect(field('Title')).toHaveValue('New');
  expect(field('Note')).toHaveValue('abc');
});

test('@STATE-03 @A11Y-01 restores the draft until it is sent or the form starts over', async () => {
  const app = openApp();
  renderApp(app, <Form />);
  await user.type(field('Title'), 'Tea');
  expect(screen.queryByText(/We restored/)).toBeNull();
  cleanup();

  renderApp(app, <Form />);
  expect(field('Title')).toHaveValue('Tea');
  expect(screen.getByText(/We restored/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveValue('');
  expect(readDraftText(app.get(createDrafts), 'test')).toBe('');
});

test('ignores a second submit while sending and keeps what is typed in the meantime', async () => {
  let resolve = () => {};
  const gate = new Promise<void>((done) => {
    resolve = done;
  });
  const send = vi.fn<(values: object) => Promise<void>>(() => gate);
  renderApp(openApp(), <Form send={send} />);
  await user.type(field('Title'), 'Tea');
  await user.type(field('Note'), 'hot');
  await save();
  await save();
  await user.type(field('Title'), '!');
  resolve();
  await waitFor(() => expect(field('Note')).toHaveValue(''));
  expect(field('Title')).toHaveValue('Tea!');
  expect(send.mock.calls).toEqual([[{ title: 'Tea', note: 'hot' }]]);
});

test('@STATE-03 keeps the draft in memory when storage is blocked', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  const app = openApp();
  renderApp(app, <Form />);
  await user.type(field('Title'), 'Tea');
  cleanup();
  renderApp(app, <Form />);
  expect(field('Title')).toHaveValue('Tea');
  vi.restoreAllMocks();
});

test('@STATE-03 keeps the newest draft when it no longer fits in storage', async () => {
  const store = sessionStorage.setItem.bind(sessionStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (text.length > '{"title":"Tea"}'.length)
      throw new DOMException('full', 'QuotaExceededError');
    store(key, text);
  });
  const app = openApp();
  renderApp(app, <Form />);
  await user.type(field('Title'), 'Teapot');
  expect(field('Title')).toHaveValue('Teapot');
  cleanup();
  renderApp(app, <Form />);
  expect(field('Title')).toHaveValue('Teapot');
  await user.type(field('Title'), '{Backspace>4}');
  expect(field('Title')).toHaveValue('Te');
  vi.restoreAllMocks();
});

function createGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

test('@STATE-03 does not send a draft again while it is being sent by an unmounted form', async () => {
  const { gate, open } = createGate();
  const send = vi.fn<() => Promise<void>>(() => gate);
  const app = openApp();
  renderApp(app, <Form send={send} />);
  await user.type(field('Title'), 'Tea');
  await save();
  cleanup();

  renderApp(app, <Form send={send} />);
  expect(screen.queryByText(/We restored/)).toBeNull();
  await save();
  expect(send).toHaveBeenCalledTimes(1);
  open();
  await waitFor(() => expect(field('Title')).toHaveValue(''));
  await user.type(field('Title'), 'New');
  expect(screen.queryByText(/We restored/)).toBeNull();
  await save();
  expect(send).toHaveBeenCalledTimes(2);
});

test('@STATE-03 offers the draft again when sending it fails after a remount', async () => {
  const { gate, open } = createGate();
  const send = () => gate.then(() => Promise.reject(new Error('failed')));
  const app = openApp();
  renderApp(app, <Form send={send} />);
  await user.type(field('Title'), 'Tea');
  await save();
  cleanup();
  renderApp(app, <Form />);
  expect(screen.queryByText(/We restored/)).toBeNull();
  open();
  expect(await screen.findByText(/We restored/)).toBeVisible();
  expect(field('Title')).toHaveValue('Tea');
});
