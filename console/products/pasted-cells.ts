import { issuesOf } from '#contract/issues.ts'
import { variantInput } from '#contract/staff/product-shapes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { foldedCell } from '../parts/pasted-rows.ts'
import {
  cellNames,
  emptyCells,
  variantBody,
  type CellChange,
  type CellName,
} from './variant-grid.ts'

const words: readonly CellName[] = ['sku', 'barcode']

/** Cells that the rows and columns of a pasted block fill, from one cell downwards and to the end. */
export function pasted(
  rows: readonly (readonly string[])[],
  at: { key: string; cell: CellName },
  keys: readonly string[],
): CellChange[] {
  const firstRow = keys.indexOf(at.key)
  const firstCell = cellNames.indexOf(at.cell)
  return rows.flatMap((cells, down) =>
    cells.flatMap((value, along) => {
      const key = keys[firstRow + down]
      const cell = cellNames[firstCell + along]
      if (key === undefined || cell === undefined) return []
      return [{ key, cell, text: written(value, cell) }]
    }),
  )
}

/** HK$1,280.00 of a spreadsheet is typed as 1280.00. */
function written(text: string, cell: CellName): string {
  if (words.includes(cell)) return text
  return foldedCell(text)
    .replace(/^(HK)?\$\s*/i, '')
    .replace(/(?<=\d),(?=\d{3}(\D|$))/g, '')
}

/** Why the shop would refuse a cell by itself; undefined: it would not. */
export function problemOf({ cell, text }: CellChange): LocalizedText | undefined {
  const body = variantBody({ ...emptyCells, [cell]: text })
  const { error } = variantInput.shape[cell].safeParse(body[cell], { reportInput: true })
  return error && issuesOf(error.issues)[0]?.message
}
