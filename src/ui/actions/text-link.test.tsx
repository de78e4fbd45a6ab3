import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { LinkContext, type LinkProps } from '../navigation/link.ts';
import { TextLink } from './text-link.tsx';

function RouterLink({ children, ...link }: LinkProps) {
  return (
    <a {...link} data-by="router">
      {children}
    </a>
  );
}

test("the app's router renders a link inside the shop", () => {
  renderUi(
    <LinkContext value={RouterLink}>
      <TextLink href="/returns">returns</TextLink>
    </LinkContext>,
  );
  const link = screen.getByRole('link', { name: 'returns' });
  expect(link).toHaveAttribute('href', '/returns');
  expect(link).toHaveAttribute('data-by', 'router');
  expect(link).not.toHaveAttribute('target');
});

test('a link to another site opens a new tab, announces it and sends no referrer', () => {
  renderUi(
    <TextLink href="https://carrier.example/42" isExternal>
      track the parcel
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: /track the parcel.*\(opens in a new tab\)/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});
