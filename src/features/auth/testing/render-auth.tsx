import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { DEFAULT_CONFIG, type RuntimeConfig } from '../../../lib/config/boot-data.ts';
import { ConfigContext } from '../../../lib/config/config-context.ts';
import { RouteContext } from '../../../lib/router/route-context.ts';
import { useDialog, useDialogs } from '../../dialogs/dialogs-store.ts';
import type { AuthWorld } from '../../../test/auth-world.ts';
import { renderApp, type RenderedApp } from '../../../test/render-app.tsx';
import { useBackListener } from '../../../ui/overlays/use-close-on-back.ts';
import { AuthDialog } from '../auth-dialog.tsx';
// Preloads lazy parts, so that tests do not depend on load time.
import '../components/forgot-code-form.tsx';
import '../components/forgot-form.tsx';
import '../components/registration-form.tsx';
import '../components/reset-form.tsx';
import { fillField, user } from '../../../test/user.ts';

const ROUTE_TABLE = { has: () => true, prefetch: () => undefined };

function Host() {
  const login = useDialog('login');
  const verify = useDialog('verify');
  const { openDialog } = useDialogs();
  useBackListener();
  return (
    <>
      <button type="button" onClick={() => openDialog('login')}>
        Open
      </button>
      {login || verify ? <AuthDialog /> : null}
    </>
  );
}

export async function renderAuth(
  app: AuthWorld,
  options: { demo?: RuntimeConfig['demo'] } = {},
): Promise<RenderedApp> {
  const { demo = null } = options;
  const rendered = renderApp(
    app,
    <ConfigContext value={{ ...DEFAULT_CONFIG, demo }}>
      <RouteContext value={ROUTE_TABLE}>
        <Host />
      </RouteContext>
    </ConfigContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await findDialog('Welcome!');
  return rendered;
}

export const findDialog = (name: string) => screen.findByRole('dialog', { name });

const labelPattern = (label: string) => new RegExp(`^${label}( \\*| \\(optional\\))?$`);

/** Matches the label with or without a trailing " *" or " (optional)". */
export const getField = (label: string) =>
  screen.getByLabelText(labelPattern(label), { selector: 'input' });

export const findField = (label: string) =>
  screen.findByLabelText(labelPattern(label), { selector: 'input' });

/** Waits for the button: the form of a step may still load. */
export async function press(name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function fill(label: string, value: string) {
  await fillField(await findField(label), value);
}

/** Waits for the countries, then fills one in as browser autofill does. */
export async function chooseCountry(name: string) {
  const country = await findField('Country');
  await waitFor(() => expect(country).toHaveAttribute('placeholder', ''));
  await fillField(country, name);
  expect(country).toHaveValue(name);
  // Focus opens the list.
  if (country.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}
