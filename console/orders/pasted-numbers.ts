/**
 * The column of a spreadsheet that was pasted: one tracking number a line, the last of its cells.
 * Empty lines at the end are none.
 */
export function pastedNumbers(text: string): string[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t').at(-1)?.trim() ?? '')
}
