import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '../language/messages.ts'
import type { ListColumn } from './list-column.ts'
import { partMessages } from './messages.ts'
import type { RowTable } from './use-row-table.ts'
import type { ListState } from './use-list-state.ts'

interface TableHeadProps<Row extends object> {
  table: RowTable<Row>
  columns: readonly ListColumn<Row>[]
  state: ListState<string>
  isSelectable: boolean
}

export function TableHead<Row extends object>(props: TableHeadProps<Row>) {
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
