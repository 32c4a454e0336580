/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- Safari drops table semantics once rows are laid out as cards; explicit roles restore them. */
import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers, aligned to the end. */
  end?: boolean
}

export interface DataTableProps<Row> {
  caption: string
  captionHidden?: boolean
  /** The first column is the row header. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Below 767 px each row becomes a card. */
export function DataTable<Row>({
  caption,
  captionHidden,
  columns,
  rows,
  keyOf,
}: DataTableProps<Row>) {
  return (
    <table className="table table-cards" role="table">
      <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, end }) => (
            <th key={title} role="columnheader" scope="col" className={end ? 'to-end' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column, index) => (
              <Cell key={column.title} column={column} row={row} naming={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row, naming }: { column: Column<Row>; row: Row; naming: boolean }) {
  const { title, cell, end } = column
  const shared = { 'data-title': title, className: end ? 'to-end' : undefined }
  if (naming) {
    return (
      <th {...shared} role="rowheader" scope="row">
        {cell(row)}
      </th>
    )
  }
  return (
    <td {...shared} role="cell">
      {cell(row)}
    </td>
  )
}
