/** Rows as CSV, with the line ends that Excel and RFC 4180 want. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** Without it Excel reads Chinese as Latin. */
export const byteOrderMark = '\uFEFF'

/**
 * Also behind white space, which some spreadsheets skip, and in full width, which those of Chinese and
 * Japanese systems evaluate.
 */
const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A cell that starts like a formula is quoted as text: customers choose their own names. */
function csvCell(text: string): string {
  const isFormula = formulaStart.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell without the quote that `csvText` or a spreadsheet puts before a formula. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}
