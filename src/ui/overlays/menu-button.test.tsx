import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { MenuButton } from './menu-button.tsx';
import { user } from '../../test/user.ts';

// Imports the menu early: compiling it on a cold machine can exceed the test timeout.
beforeAll(() => import('./menu.tsx'));

function renderMenu(): string[] {
  const events: string[] = [];
  renderUi(
    <MenuButton
      label="Account"
      header={<p>Amira Haddad</p>}
      items={[
        { id: 'orders', label: 'Orders', href: '/dashboard/orders' },
        { id: 'help', label: 'Help', href: 'https://help.example', isExternal: true },
        { id: 'logout', label: 'Log out', onAction: () => events.push('log out') },
      ]}
      onNavigate={(href) => events.push(href)}
    >
      Amira
    </MenuButton>,
  );
  return events;
}

test('opens on a press, focuses the first item and shows its header', async () => {
  renderMenu();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(await screen.findByRole('menu', { name: 'Account' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Amira Haddad')).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Orders' })),
  );
});

test('an item with a URL is a real link that the app navigates to', async () => {
  const events = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const item = await screen.findByRole('menuitem', { name: 'Orders' });
  expect(item.getAttribute('href')).toBe('/dashboard/orders');
  await user.click(item);
  expect(events).toEqual(['/dashboard/orders']);
  await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
});

test('an item announces that it opens a new tab', async () => {
  renderMenu();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const item = await screen.findByRole('menuitem', { name: 'Help (opens in a new tab)' });
  expect(item).toHaveAttribute('target', '_blank');
});

/** React Aria moves the focus after it has rendered the menu. */
async function waitForFocusInMenu() {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
}

test('works with the keyboard and restores the focus', async () => {
  const events = renderMenu();
  const button = screen.getByRole('button', { name: 'Account' });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitForFocusInMenu();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(events).toEqual(['log out']);
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{ArrowDown}');
  await waitForFocusInMenu();
  await user.keyboard('{Enter}');
  expect(events).toEqual(['log out', '/dashboard/orders']);
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
  await waitForFocusInMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
