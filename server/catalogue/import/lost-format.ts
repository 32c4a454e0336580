import type { Cells } from './cells.ts'
import type { ProductData } from './product-data.ts'
import type { Csv } from './read-csv.ts'

/** Elements that plain text cannot hold, unlike paragraphs, headings and lists. */
const lost = /<(a|img|table|iframe|video|script|style|object|embed|form)\b/i

/** Tells once of all descriptions that lose more than their look. */
export function noteLostFormat(
  { rows }: Csv,
  cells: Cells,
  products: readonly ProductData[],
): void {
  const first = new Set(products.map(({ line }) => line))
  const found = rows.filter(
    (row) =>
      first.has(row.line) &&
      ['Body (HTML)', 'Body (zh)', 'Body (cn)'].some((column) => lost.test(row.cell(column))),
  )
  const [row] = found
  if (row) cells.note(row, 'Body (HTML)', (t) => t.formatLost(found.length))
}
