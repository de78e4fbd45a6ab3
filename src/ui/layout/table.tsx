import { type ReactNode, useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import * as css from './table.css.ts';
import { visuallyHidden } from '../content/visually-hidden.css.ts';

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** Names the row and its card. Exactly one column needs it. */
  isRowHeader?: boolean | undefined;
  isNumeric?: boolean | undefined;
  renderCell: (row: Row) => ReactNode;
}

/**
 * Scrolls in a focusable region. Below `md` each row is a card whose cells show their labels. The
 * labels are also announced, because some browsers drop table semantics with other `display`
 * values.
 */
export function Table<Row>(props: {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string | number;
  emptyContent: ReactNode;
}) {
  const { caption, isCaptionHidden, columns, rows, getRowKey, emptyContent } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={0} className={css.region}>
      <table className={css.table}>
        <caption id={id} className={isCaptionHidden ? visuallyHidden : css.caption}>
          {caption}
        </caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(css.columnHead, column.isNumeric && css.numeric)}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className={css.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr className={css.row}>
              <td colSpan={columns.length} className={css.empty}>
                {emptyContent}
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
    column.isNumeric && css.numeric,
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
      <div>{content}</div>
    </td>
  );
}
