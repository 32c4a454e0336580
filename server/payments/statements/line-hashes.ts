import { createHash } from 'node:crypto'
import type { StatementLine } from '#domain/bank/read-statement.ts'

/**
 * A hash for each line, equal for the same line of an overlapping statement: of day, amount, text
 * and the line's number among equal ones.
 */
export function lineHashes(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, cents, text }) => {
    const content = `${day}|${cents}|${text}`
    const number = (seen.get(content) ?? 0) + 1
    seen.set(content, number)
    return createHash('sha256').update(`${content}|${number}`).digest('hex')
  })
}
