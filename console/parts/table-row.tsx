import { classes } from '#ui/classes.ts'
import type { ListColumn } from './list-column.ts'
import type { ShownRow } from './use-row-table.ts'

interface TableRowProps<Row extends object> {
  row: ShownRow<Row>
  columns: readonly ListColumn<Row>[]
  /** Null without bulk actions. */
  selectLabel: string | null
}

export function TableRow<Row extends object>({ row, columns, selectLabel }: TableRowProps<Row>) {
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
