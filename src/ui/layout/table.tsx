import { type ReactNode, useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './table.css.ts';
import { visuallyHidden } from '../content/visually-hidden.css.ts';

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** Names the row and heads its card. One column of a table has it. */
  isRowHeader?: boolean | undefined;
  /** Sums and counts: at the end of the line, digit under digit. */
  isNumeric?: boolean | undefined;
  renderCell: (row: Row) => ReactNode;
}

/**
 * Rows and columns of plain facts: addresses, orders, tickets. A wide table scrolls in a region that the keyboard reaches; below
 * `md` each row is a card whose cells show the labels of their columns. The labels can be
 * heard too, where a browser forgets a table that is shown otherwise.
 */
export function Table<Row>(props: {
  caption: string;
  /** The caption is for assistive technology only, where a heading above says the same. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Stands in the place of rows while there are none. */
  empty: ReactNode;
}) {
  const { caption, captionHidden, columns, rows, keyOf, empty } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={0} className={css.region}>
      <table className={css.table}>
        <caption id={id} className={captionHidden ? visuallyHidden : css.caption}>
          {caption}
        </caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(css.columnHead, column.isNumeric && css.figures)}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={css.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr className={css.row}>
              <td colSpan={columns.length} className={css.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const cellClass = classNames(
    column.isRowHeader ? css.rowHead : css.cell,
    column.isNumeric && css.figures,
  );
  const content = column.renderCell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={cellClass}>
        {content}
      </th>
    );
  }
  return (
    <td data-label={column.label} className={cellClass}>
      {/* One thing beside its label on a card, whatever it is made of. */}
      <div>{content}</div>
    </td>
  );
}
