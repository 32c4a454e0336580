import { foldedCell, pastedRows } from '../parts/pasted-rows.ts'

export type PastedNumbers =
  | { numbers: ReadonlyMap<string, string>; left: number }
  /** A row that has more or fewer cells than the first. */
  | { line: number }

/**
 * The tracking numbers of a pasted table, by order: the last cell of each row belongs to the order
 * that another cell names, or, where none is named, to the next order from `first` on. `left` counts
 * the numbers without an order.
 */
export function pastedNumbers(
  text: string,
  references: readonly string[],
  first: number,
): PastedNumbers {
  const table = pastedRows(text, ['\t', ';', ','])
  if ('line' in table) return table
  const named = new Map(references.map((reference) => [bare(reference), reference]))
  const nameIn = (cells: readonly string[]) =>
    cells.slice(0, -1).flatMap((cell) => named.get(bare(cell)) ?? [])[0]
  const isNamed = table.rows.some((cells) => nameIn(cells) !== undefined)
  const pairs = table.rows.flatMap((cells, at) => {
    const number = foldedCell(cells.at(-1))
    const order = isNamed ? nameIn(cells) : references[first + at]
    return number === '' ? [] : [{ order, number }]
  })
  const numbers = new Map(
    pairs.flatMap(({ order, number }) => (order === undefined ? [] : [[order, number] as const])),
  )
  return { numbers, left: pairs.length - numbers.size }
}

function bare(reference: string): string {
  return foldedCell(reference)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
}
