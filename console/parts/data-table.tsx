import { useRef, type ReactNode } from 'react'
import { useMessages } from '../language/messages.ts'
import { BulkBar, type BulkAction } from './bulk-bar.tsx'
import { partMessages } from './messages.ts'
import { Pager } from './pager.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { ListColumn } from './list-column.ts'
import type { ListState } from './use-list-state.ts'
import { useRowTable } from './use-row-table.ts'

export interface DataTableProps<Row extends object> {
  /** What it lists, for screen readers: "Orders". */
  label: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Accessible name of a row's checkbox. */
  nameOf: (row: Row) => string
  state: ListState<string>
  total: number
  perPage: number
  /** The rows are those of the previous page or filter while new ones load. */
  isStale?: boolean
  /** All that match, on every page, so that they can be selected at once. */
  fetchRows?: () => Promise<readonly Row[]>
  /** Without actions, rows have no checkboxes. */
  bulkActions?: readonly BulkAction<Row>[]
  empty: ReactNode
}

/** More at once would keep the shop busy for too long. */
const mostSelected = 1000

/**
 * A list whose page, sort order and filters live in its address. The shop sorts, filters and pages;
 * below 767 px each row is a card. Keys: `j` and `k` walk the rows, `x` selects one.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, state, total, perPage, isStale, bulkActions = [], empty } = props
  const { fetchRows } = props
  const texts = useMessages(partMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  const { table, selected, selectAll, clear } = useRowTable(props)
  const isSelectable = bulkActions.length > 0
  useRowKeys(body)

  if (rows.length === 0) return <div className="list-empty">{empty}</div>
  return (
    <>
      <table className="rows" aria-busy={isStale} aria-label={label}>
        <TableHead table={table} columns={columns} state={state} isSelectable={isSelectable} />
        <tbody ref={body}>
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              selectLabel={isSelectable ? texts.selectRow(props.nameOf(row.original)) : null}
            />
          ))}
        </tbody>
      </table>
      <Pager state={state} total={total} perPage={perPage} />
      {selected.length > 0 ? (
        <BulkBar
          rows={selected}
          actions={bulkActions}
          onClear={clear}
          {...(fetchRows &&
            total > selected.length &&
            total <= mostSelected && {
              all: { total, select: async () => selectAll(await fetchRows()) },
            })}
        />
      ) : null}
    </>
  )
}
