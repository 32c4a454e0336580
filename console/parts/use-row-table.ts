import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRowOf,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useState } from 'react'
import type { ListColumn } from './list-column.ts'
import type { ListState } from './use-list-state.ts'

/** The shop sorts and pages, so no row model is needed. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })
export type RowFeatures = typeof features
export type ShownRow<Row extends object> = TableRowOf<RowFeatures, Row>
export type RowTable<Row extends object> = ReturnType<typeof useRowTable<Row>>['table']

interface RowTableOptions<Row extends object> {
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  state: ListState<string>
}

/** TanStack's table on the rows of one page; the sort order is the address's. */
export function useRowTable<Row extends object>(options: RowTableOptions<Row>) {
  const { columns, rows, idOf, state } = options
  const [rowSelection, setSelection] = useState<RowSelectionState>({})
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
    onRowSelectionChange: setSelection,
    onSortingChange(update) {
      const before = id === '' ? [] : [{ id, desc: state.sort.startsWith('-') }]
      const [first] = typeof update === 'function' ? update(before) : update
      state.change({ sort: first ? `${first.desc ? '-' : ''}${first.id}` : '' })
    },
  })
  const selected = rows.filter((row) => rowSelection[idOf(row)])
  return { table, selected, clear: () => setSelection({}) }
}

function definition<Row extends object>({
  id,
  title,
  isSortable = false,
}: ListColumn<Row>): ColumnDef<RowFeatures, Row> {
  return { id, header: title, accessorFn: () => null, enableSorting: isSortable }
}
