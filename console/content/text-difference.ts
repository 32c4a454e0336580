export interface DifferenceLine {
  kind: 'same' | 'added' | 'removed' | 'skipped'
  text: string
}

/** Unchanged lines shown around a change. */
const context = 2

/** The lines of a text that were added and removed, in their order, with a few around them. */
export function differenceLines(before: string, after: string): DifferenceLine[] {
  return withoutLongRuns(comparedLines(linesOf(before), linesOf(after)))
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** By the longest common subsequence of lines. */
function comparedLines(before: readonly string[], after: readonly string[]): DifferenceLine[] {
  const common = commonLengths(before, after)
  const at = (row: number, column: number) => common[row]?.[column] ?? 0
  const lines: DifferenceLine[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, next] = [before[row], after[column]]
    if (old !== undefined && old === next) {
      lines.push({ kind: 'same', text: old })
      row += 1
      column += 1
    } else if (old !== undefined && at(row + 1, column) >= at(row, column + 1)) {
      lines.push({ kind: 'removed', text: old })
      row += 1
    } else if (next === undefined) {
      lines.push({ kind: 'removed', text: old ?? '' })
      row += 1
    } else {
      lines.push({ kind: 'added', text: next })
      column += 1
    }
  }
  return lines
}

/** How many lines each pair of ends has in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const zeros = () => Array.from({ length: after.length + 1 }, () => 0)
  const table = [...before.map(zeros), zeros()]
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const below = table[row + 1]
      const line = table[row]
      if (!line || !below) continue
      line[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, line[column + 1] ?? 0)
    }
  }
  return table
}

function withoutLongRuns(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same')
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line]
    return at === 0 || isNear(at - 1) ? [{ kind: 'skipped', text: '…' } as const] : []
  })
}
