import type { Measured } from './measure.ts'
import type { BenchResult, SizeResult } from './run-bench.ts'
import { promises, verdictOn } from './targets.ts'

/** The results as tables in plain text that is also Markdown. */
export function report({ machine, efforts, sizes, failures }: BenchResult): string {
  const { processors, model, node, postgres, at, loadBefore } = machine
  const { long, brief } = efforts
  return [
    `\n${at.slice(0, 10)}, ${processors} processors (${model}), Node ${node.slice(1)}, PostgreSQL ${postgres};`,
    `medians of ${long.rounds} rounds of ${long.seconds} s (from carts on ${brief.seconds} s), 32 connections; load of others before: ${loadBefore.toFixed(1)}.`,
    ...sizes.flatMap((size) => [`\n## ${size.products} products`, ...sizeTables(size)]),
    ...failures.map((failure) => `\nNot measured, or not right: ${failure}`),
  ].join('\n')
}

const heads = [
  'work',
  'ours /s',
  'floor /s',
  'ratio',
  'bare SQL /s',
  'ratio',
  'CPU ms (floor)',
  'p50, p99 ms at 32',
  'p50, p99 ms alone',
  'promise',
  'kept',
]

/** One table per group of work, and one for the whole process. */
function sizeTables(size: SizeResult): string[] {
  const groups = Map.groupBy(size.works, ({ group }) => group)
  return [
    ...[...groups].flatMap(([group, works]) => [
      `\n${group}:\n`,
      ...table(heads, works.map(rowOf)),
    ]),
    '\nThe process:\n',
    ...table(heads, otherRows(size)),
  ]
}

function rowOf(measured: Measured): string[] {
  const { work, ours, floor, sql, quiet } = measured
  const { promise, isMet } = verdictOn(measured)
  return [
    work,
    rate(ours.perSecond),
    floor ? rate(floor.perSecond) : '',
    floor ? (ours.perSecond / floor.perSecond).toFixed(2) : '',
    sql ? rate(sql.perSecond) : '',
    sql ? (ours.perSecond / sql.perSecond).toFixed(2) : '',
    `${ms(ours.cpuMs)}${floor ? ` (${ms(floor.cpuMs)})` : ''}`,
    `${ms(ours.p50)}, ${ms(ours.p99)}`,
    `${ms(quiet.p50)}, ${ms(quiet.p99)}`,
    promise,
    promise && (isMet ? 'yes' : 'NO'),
  ]
}

function otherRows({ warmStartMs, memoryAtRest, memoryAfterWork }: SizeResult): string[][] {
  const { readyMs, restBytes } = promises
  const blank = (filled: Record<string, string>) => heads.map((head) => filled[head] ?? '')
  return [
    blank({
      work: 'Warm start, npm start to ready',
      'ours /s': `${(warmStartMs / 1000).toFixed(2)} s`,
      promise: `≤ ${readyMs / 1000} s`,
      kept: warmStartMs <= readyMs ? 'yes' : 'NO',
    }),
    blank({
      work: 'Memory at rest (after all of this)',
      'ours /s': `${megabytes(memoryAtRest)} (${megabytes(memoryAfterWork)}) MB`,
      promise: `≤ ${megabytes(restBytes)} MB`,
      kept: memoryAtRest <= restBytes ? 'yes' : 'NO',
    }),
  ]
}

/** Names left-aligned, numbers right-aligned; empty columns are left out. */
export function table(heads: readonly string[], rows: readonly string[][]): string[] {
  const columns = heads
    .map((head, at) => [head, ...rows.map((row) => row[at] ?? '')])
    .filter(([, ...cells]) => cells.some((cell) => cell !== ''))
  const padded = columns.map((cells, at) => {
    const width = Math.max(...cells.map((cell) => cell.length))
    const rule = at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`
    const [head = '', ...body] = cells.map((cell) =>
      at === 0 ? cell.padEnd(width) : cell.padStart(width),
    )
    return [head, rule, ...body]
  })
  return Array.from(
    { length: rows.length + 2 },
    (_, line) => `| ${padded.map((cells) => cells[line]).join(' | ')} |`,
  )
}

export function rate(perSecond: number): string {
  if (perSecond < 99.5) return perSecond.toPrecision(2)
  return Math.round(Number(perSecond.toPrecision(3))).toLocaleString('en')
}

export function ms(value: number): string {
  return value < 10 ? value.toPrecision(2) : value.toFixed(0)
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0)
}
