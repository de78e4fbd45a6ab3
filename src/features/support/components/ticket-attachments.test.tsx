import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOSTILE_URLS } from '../../../lib/html/testing/hostile-urls.ts';
import { renderUi } from '../../../test/render-ui.tsx';
import { TicketAttachments } from './ticket-attachments.tsx';

test('hides attachments with unsafe URLs', () => {
  const files = HOSTILE_URLS.flatMap((src) => [
    { type: 'image', src },
    { type: 'pdf', src },
  ]);
  renderUi(
    <TicketAttachments
      files={[
        ...files,
        { type: 'image', src: '/media/a.webp' },
        { type: 'pdf', src: 'https://files.example/a.pdf' },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'View image 1' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://files.example/a.pdf');
});
