import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRowOf,
} from '@tanstack/react-table'
import { useState } from 'react'
import type { ListColumn } from './list-description.ts'
import type { ListState } from './use-list-state.ts'

/** The shop sorts and pages, so no row model is needed. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
export type RowFeatures = typeof features
export type ShownRow<Row extends object> = TableRowOf<RowFeatures, Row>
export type RowTable<Row extends object> = ReturnType<typeof useRowTable<Row>>['table']

interface Selection<Row extends object> {
  /** Keyword and filters it was made under. */
  searched: string
  rows: ReadonlyMap<string, Row>
}

interface RowTableOptions<Row extends object> {
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  state: ListState<string>
}

/**
 * TanStack's table on the rows of one page; the sort order is the address's. What is selected stays so
 * on other pages, until something else is searched for.
 */
export function useRowTable<Row extends object>(options: RowTableOptions<Row>) {
  const { columns, rows, idOf, state } = options
  const searched = JSON.stringify([state.keyword, state.filters])
  const [selection, setSelection] = useState<Selection<Row>>({ searched, rows: new Map() })
  const chosen: ReadonlyMap<string, Row> =
    selection.searched === searched ? selection.rows : new Map<string, Row>()
  const rowSelection = Object.fromEntries([...chosen.keys()].map((key) => [key, true as const]))
  const shown = new Map(rows.map((row) => [idOf(row), row]))
  const select = (next: ReadonlyMap<string, Row>) => setSelection({ searched, rows: next })
  const id = state.sort.replace(/^-/, '')
  const table = useTable<RowFeatures, Row>({
    features,
    data: rows,
    columns: columns.map(definition),
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: true,
    state: {
      rowSelection,
      sorting: id === '' ? [] : [{ id, desc: state.sort.startsWith('-') }],
    },
    onRowSelectionChange(update) {
      const next = typeof update === 'function' ? update(rowSelection) : update
      const ids = Object.keys(next).filter((key) => next[key])
      select(
        new Map(
          ids.flatMap((key) => {
            const row = shown.get(key) ?? chosen.get(key)
            return row ? [[key, row] as const] : []
          }),
        ),
      )
    },
    onSortingChange(update) {
      const before = id === '' ? [] : [{ id, desc: state.sort.startsWith('-') }]
      const [first] = typeof update === 'function' ? update(before) : update
      state.change({ sort: first ? `${first.desc ? '-' : ''}${first.id}` : '' })
    },
  })
  return {
    table,
    // Rows as they are now, if they are on this page.
    selected: [...chosen].map(([key, row]) => shown.get(key) ?? row),
    selectAll: (all: readonly Row[]) => select(new Map(all.map((row) => [idOf(row), row]))),
    clear: () => select(new Map()),
  }
}

function definition<Row extends object>({
  id,
  title,
  isSortable = false,
}: ListColumn<Row>): ColumnDef<RowFeatures, Row> {
  return { id, header: title, accessorFn: () => null, enableSorting: isSortable }
}
