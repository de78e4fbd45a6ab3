import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../test/render-ui.tsx';
import { Table, type TableColumn } from './table.tsx';
import { user } from '../../test/user.ts';

interface Order {
  id: string;
  total: string;
}

const COLUMNS: readonly TableColumn<Order>[] = [
  { id: 'id', label: 'Order', isRowHeader: true, renderCell: ({ id }) => id },
  { id: 'total', label: 'Total', isNumeric: true, renderCell: ({ total }) => total },
];

function renderTable(rows: readonly Order[]) {
  renderUi(
    <Table
      caption="Orders"
      columns={COLUMNS}
      rows={rows}
      getRowKey={({ id }) => id}
      emptyContent="No orders yet"
    />,
  );
}

test('a table has a caption as its name, and headers for rows and columns', () => {
  renderTable([
    { id: 'RC-1', total: '$10.00' },
    { id: 'RC-2', total: '$25.50' },
  ]);
  const table = screen.getByRole('table', { name: 'Orders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order', 'Total']);
  const second = within(table).getByRole('row', { name: 'RC-2 $25.50' });
  expect(within(second).getByRole('rowheader')).toHaveTextContent('RC-2');
  expect(within(second).getByRole('cell')).toHaveTextContent('$25.50');
});

test('each cell contains its column label for the cards of a phone', () => {
  renderTable([{ id: 'RC-1', total: '$10.00' }]);
  expect(screen.getByRole('cell', { name: '$10.00' })).toHaveAttribute('data-label', 'Total');
});

test('the scrollable region has a name and is focusable', async () => {
  renderTable([{ id: 'RC-1', total: '$10.00' }]);
  await user.tab();
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();
});

test('an empty table shows its message across all columns', () => {
  renderTable([]);
  expect(screen.getByRole('cell', { name: 'No orders yet' })).toHaveAttribute('colspan', '2');
});
