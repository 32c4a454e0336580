import { useRef, type ReactNode, type RefObject } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import { BulkBar, type BulkAction } from './bulk-bar.tsx'
import type { ListColumn } from './list-description.ts'
import { partMessages } from './messages.ts'
import { Pager } from './pager.tsx'
import type { ListState } from './use-list-state.ts'
import { useRowTable, type ShownRow, type RowTable } from './use-row-table.ts'
import { useShortcuts } from './use-shortcuts.ts'

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

/** `j` and `k` move the focus between the rows' links, `x` selects the row in focus. */
function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  function walk(step: number) {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('.card-title a') ?? [])]
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))
    links[next]?.focus()
  }
  useShortcuts({
    j: () => walk(1),
    k: () => walk(-1),
    x: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('.tick')?.click(),
  })
}

interface TableRowProps<Row extends object> {
  row: ShownRow<Row>
  columns: readonly ListColumn<Row>[]
  /** Null without bulk actions. */
  selectLabel: string | null
}

function TableRow<Row extends object>({ row, columns, selectLabel }: TableRowProps<Row>) {
  const isSelected = row.getIsSelected()
  return (
    <tr className={classes(isSelected && 'is-selected')}>
      {selectLabel === null ? null : (
        <td className="row-tick">
          <input
            type="checkbox"
            className="tick"
            aria-label={selectLabel}
            checked={isSelected}
            onChange={() => row.toggleSelected()}
          />
        </td>
      )}
      {columns.map(({ id, cell, isNumber, card = 'line' }) => (
        <td key={id} className={classes(isNumber && 'to-end', `card-${card}`)}>
          {card === 'own' ? <span>{cell(row.original)}</span> : cell(row.original)}
        </td>
      ))}
    </tr>
  )
}

interface TableHeadProps<Row extends object> {
  table: RowTable<Row>
  columns: readonly ListColumn<Row>[]
  state: ListState<string>
  isSelectable: boolean
}

function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { table, columns, isSelectable } = props
  const texts = useMessages(partMessages)
  const isAll = table.getIsAllRowsSelected()
  return (
    <thead>
      <tr>
        {isSelectable ? (
          <th scope="col" className="row-tick">
            <input
              type="checkbox"
              className="tick"
              aria-label={texts.selectAll}
              checked={isAll}
              ref={(input) => {
                if (input) input.indeterminate = !isAll && table.getIsSomeRowsSelected()
              }}
              onChange={() => table.toggleAllRowsSelected(!isAll)}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} {...props} />
        ))}
      </tr>
    </thead>
  )
}

const sortNames = { asc: 'ascending', desc: 'descending' } as const

function HeadCell<Row extends object>({
  column: { id, title, isNumber, isSortable, card },
  table,
}: TableHeadProps<Row> & { column: ListColumn<Row> }) {
  const sorting = table.getColumn(id)
  const direction = sorting?.getIsSorted()
  return (
    <th
      scope="col"
      className={classes(isNumber && 'to-end', card === 'only' && 'card-only')}
      aria-sort={direction ? sortNames[direction] : undefined}
    >
      {isSortable ? (
        <button type="button" className="head-sort" onClick={() => sorting?.toggleSorting()}>
          {title}
          {direction ? <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} /> : null}
        </button>
      ) : (
        title
      )}
    </th>
  )
}
