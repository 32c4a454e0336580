import { parseBankAmount, type DecimalMark } from './line-amount.ts'
import type { StatementRow } from './statement-table.ts'

/** A row as its own cells tell: money that came is positive. */
export interface Move {
  row: StatementRow
  cents: number
  /** Fees that may be part of what the balance moved by. */
  fees: readonly number[]
  /** Moves in different currencies, or parted by a row that cannot be read, have balances apart. */
  series: string
}

/**
 * Result of the balance for a row: money came, money left, or its amount does not explain it. The
 * first one can only be the start of what follows.
 */
export type BalanceProof = 'in' | 'out' | 'contradicted' | 'start'

type Proofs = ReadonlyMap<StatementRow, BalanceProof>

interface Reading {
  proofs: Proofs
  /** Balances that follow from the one before. */
  followed: number
  contradicted: number
  /** Moves whose direction the balance confirms. */
  agreed: number
}

/**
 * Proofs by the column, from the top or from below, whose balances follow. There is none if more
 * than a third of them do not: then the statement leaves out lines, or has another order.
 */
export function proveByBalance(
  moves: readonly Move[],
  columns: readonly number[],
  mark: DecimalMark,
): Proofs {
  const series = [...Map.groupBy(moves, (move) => move.series).values()]
  const readings = columns.flatMap((at) => {
    const balanceOf = ({ cells }: StatementRow) => parseBankAmount(cells[at] ?? '', mark)
    return [
      sumOf(series.map((each) => follow(each, balanceOf))),
      sumOf(series.map((each) => follow(each.toReversed(), balanceOf))),
    ]
  })
  const [best] = readings
    .filter(({ followed, contradicted }) => followed > 0 && contradicted * 2 <= followed + 1)
    .toSorted((a, b) => b.followed + b.agreed - (a.followed + a.agreed))
  return best?.proofs ?? new Map()
}

/** Moves up to the next balance; mostly one. */
interface Step {
  moves: readonly Move[]
  balance: number
}

function follow(moves: readonly Move[], balanceOf: (row: StatementRow) => number | null): Reading {
  const steps: Step[] = []
  let since: Move[] = []
  for (const move of moves) {
    since.push(move)
    const balance = balanceOf(move.row)
    if (balance === null) continue
    steps.push({ moves: since, balance })
    since = []
  }
  const ways = steps.map((step, at) => wayOf(step, steps[at - 1]?.balance))
  const isWrong = (at: number) =>
    at === 0
      ? ways[1] === null && typeof ways[2] === 'string'
      : ways[at] === null && typeof ways[at + 1] !== 'string'
  const proofs = new Map<StatementRow, BalanceProof>()
  const reading = { proofs, followed: 0, contradicted: 0, agreed: 0 }
  for (const [at, step] of steps.entries()) {
    const way = ways[at]
    if (way) {
      reading.followed += 1
      if (step.moves.every(({ cents }) => (way === 'in' ? cents > 0 : cents < 0))) {
        reading.agreed += 1
      }
      const isSingle = step.moves.length === 1
      for (const { row, cents } of step.moves) {
        proofs.set(row, isSingle ? way : cents > 0 ? 'in' : 'out')
      }
    } else if (isWrong(at) || (at > 0 && !isWrong(at - 1))) {
      reading.contradicted += 1
      for (const { row } of step.moves) proofs.set(row, 'contradicted')
    } else if (ways[at + 1]) {
      for (const { row } of step.moves) proofs.set(row, 'start')
    }
  }
  return reading
}

/** Undefined for the first balance, null for one that does not follow from the one before. */
function wayOf({ moves, balance }: Step, before: number | undefined) {
  if (before === undefined) return undefined
  const moved = balance - before
  const [move, ...others] = moves
  if (!move || moved === 0) return null
  const sum = moves.reduce((total, { cents }) => total + cents, 0)
  const explained =
    others.length > 0
      ? moved === sum
      : Math.abs(moved) === Math.abs(sum) ||
        move.fees.some((fee) => moved === sum + fee || moved === sum - fee)
  if (!explained) return null
  return moved > 0 ? 'in' : 'out'
}

function sumOf(readings: readonly Reading[]): Reading {
  const total = (part: 'followed' | 'contradicted' | 'agreed') =>
    readings.reduce((sum, reading) => sum + reading[part], 0)
  return {
    proofs: new Map(readings.flatMap(({ proofs }) => [...proofs])),
    followed: total('followed'),
    contradicted: total('contradicted'),
    agreed: total('agreed'),
  }
}
