import { namesFee } from './column-names.ts'
import { parseBankAmount } from './line-amount.ts'
import { markOf, moneyOutOf, type Line } from './read-line.ts'
import { proveByBalance, type Move } from './running-balance.ts'
import { findSplits, joinedAmount } from './split-amount.ts'
import type { StatementColumns } from './statement-columns.ts'
import type { StatementRow, StatementTable } from './statement-table.ts'

export interface FoundRow {
  row: StatementRow
  /** Null for what is no line of money: a note, a sum, a zero. */
  line: Line | 'torn' | null
}

/**
 * Judges a line by the others: an amount that does not explain its balance, or looks split and has
 * no balance to prove it, cannot be read; the balance also says which way unmarked money went.
 */
export function lineChecker(
  table: StatementTable,
  columns: StatementColumns,
  found: readonly FoundRow[],
) {
  const money = [columns.amount, ...moneyOutOf(table)]
  const fees = table.headings.flatMap((heading, at) => (namesFee(heading) ? at : []))
  const others = new Set([columns.date, ...money, ...fees])
  const moves = movesOf(found, columns, fees)
  const balances = table.headings.flatMap((_, at) => (others.has(at) ? [] : at))
  const proofs = proveByBalance(moves, balances, markOf(table, columns))
  const splitIn = findSplits(table, columns.amount)
  const isUnmarked = moves.some(({ row, cents }) => cents > 0 && proofs.get(row) === 'out')

  return function check(row: StatementRow, line: Line): Line {
    if ('problem' in line) {
      if (line.problem !== 'both') return line
      const value = money.map((at) => joinedAmount(row.cells, at)).find((each) => each !== null)
      return value === undefined ? line : { problem: 'split', value }
    }
    if (line.leftOut !== null) return line
    const proof = proofs.get(row)
    if (proof === 'in') return line
    if (proof === 'out') return { ...line, leftOut: 'outgoing' }
    const value = proof === 'start' ? null : splitIn(row.cells)
    if (value !== null) return { problem: 'split', value }
    const amount = row.cells[columns.amount] ?? ''
    if (proof === 'contradicted') return { problem: 'balance', value: amount }
    return isUnmarked ? { problem: 'direction', value: '' } : line
  }
}

function movesOf(
  found: readonly FoundRow[],
  columns: StatementColumns,
  fees: readonly number[],
): Move[] {
  let gaps = 0
  return found.flatMap(({ row, line }) => {
    if (line === null) return []
    if (line === 'torn' || 'problem' in line) {
      gaps += 1
      return []
    }
    if (line.cents === 0) return []
    const currency = columns.currency === null ? '' : (row.cells[columns.currency] ?? '')
    const feesOfRow = fees.flatMap((at) => parseBankAmount(row.cells[at] ?? '') ?? [])
    return { row, cents: line.cents, fees: feesOfRow, series: `${gaps} ${currency}` }
  })
}
