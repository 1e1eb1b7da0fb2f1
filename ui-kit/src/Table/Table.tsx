import type { Key, ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { cx } from "../cx.ts";
import css from "./Table.module.css";

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers right, in numerals of the same width. */
  numeric?: boolean;
  sortable?: boolean;
  /**
   * Marks the column with the row's name, which is the heading of the row's card on a phone. Exactly one
   * column has it.
   */
  main?: boolean;
  /** Keeps the header for screen readers only, for a column of buttons. */
  hideHeader?: boolean;
};

export type SortState = { key: string; direction: 1 | -1 };

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /**
   * For values that explain themselves: on a phone a row's name and first value share one line, with the
   * others small beneath, and all rows share a card.
   */
  brief?: boolean;
  className?: string;
};

/**
 * A table whose rows are cards on a phone. It states its ARIA roles, because the cards' styles remove the
 * native ones.
 */
export function Table<Row>(
  { caption, columns, rows, rowKey, sort, onSort, loading, empty, brief, className }: TableProps<Row>,
) {
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <table
      role="table"
      className={cx(css.table, brief && css.brief, className)}
      aria-busy={loading || undefined}
    >
      <caption className={css.hidden}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((c) => {
            const active = sort?.key === c.key;
            return (
              <th
                key={c.key}
                role="columnheader"
                scope="col"
                className={cx(c.numeric && css.numeric)}
                aria-sort={active ? (sort.direction === 1 ? "ascending" : "descending") : undefined}
              >
                {c.sortable && onSort
                  ? (
                    <button
                      type="button"
                      className={css.sort}
                      onClick={() =>
                        onSort({ key: c.key, direction: active && sort.direction === 1 ? -1 : 1 })}
                    >
                      {c.header}
                      <Icon
                        name={active && sort.direction === 1 ? "chevron-up" : "chevron-down"}
                        size={14}
                        className={cx(!active && css.faint)}
                      />
                    </button>
                  )
                  : <span className={cx(c.hideHeader && css.hidden)}>{c.header}</span>}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {loading
          ? Array.from({ length: 4 }, (_, i) => (
            <tr key={i} role="row">
              {columns.map((c) => (
                <td key={c.key} role="cell" data-label={c.header}>
                  <Skeleton text width={c.main ? "70%" : "50%"} />
                </td>
              ))}
            </tr>
          ))
          : rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((c) =>
                c.main
                  ? <th key={c.key} role="rowheader" scope="row" className={css.main}>{c.cell(row)}</th>
                  : (
                    <td
                      key={c.key}
                      role="cell"
                      data-label={c.hideHeader ? undefined : c.header}
                      className={cx(c.numeric && css.numeric)}
                    >
                      {c.cell(row)}
                    </td>
                  )
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
