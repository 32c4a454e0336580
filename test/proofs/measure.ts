import type { ImageRecogniser } from '#server/platform/adapters/recogniser/image-recogniser.ts'
import type { ProofCase } from './cases.ts'
import { judgeCase } from './judge.ts'

export interface Measured {
  group: ProofCase['group']
  isUnreadable: boolean
  fields: number
  /** Fields not read as drawn. */
  wrong: string[]
  falseMatches: string[]
  isFlagged: boolean
  /** Would be accepted automatically. */
  isAccepted: boolean
  /** A false flag, or an edit that would be accepted. */
  problem: string | null
  seconds: number
}

/** Reads one picture and compares the result with what is drawn. */
export async function measureCase(
  recogniser: ImageRecogniser,
  proof: ProofCase,
): Promise<Measured> {
  const picture = await proof.picture()
  const startedAt = performance.now()
  const found = await recogniser.read(picture)
  const seconds = (performance.now() - startedAt) / 1000
  const recognition = found === 'timed_out' ? null : found
  const { right, falseMatches, isFullMatch } = judgeCase(recognition?.looks ?? [], proof)
  const signs = recognition?.signs ?? []
  const isFlagged = signs.length > 0
  const isAccepted = isFullMatch && !isFlagged && recognition?.isAmountCompared === true
  const isFalse = proof.group !== 'edited' && isFlagged
  const seen = signs.map(({ kind, on }) => `${kind} on ${on}`).join(', ')
  return {
    group: proof.group,
    isUnreadable: recognition === null,
    fields: Object.keys(right).length,
    wrong: Object.keys(right).filter((field) => !right[field]),
    falseMatches,
    isFlagged,
    isAccepted,
    problem:
      proof.group === 'edited' && isAccepted
        ? 'edit accepted'
        : isFalse
          ? `FALSE FLAG: ${seen}`
          : null,
    seconds,
  }
}

/** Totals of a half, as a table. */
export function summaryOf(half: string, measured: readonly Measured[]): string {
  const rows = (['honest', 'negative', 'edited'] as const).map((group) => {
    const some = measured.filter((each) => each.group === group)
    const fields = some.reduce((sum, each) => sum + each.fields, 0)
    const wrong = some.reduce((sum, each) => sum + each.wrong.length, 0)
    const count = (is: (each: Measured) => boolean) => some.filter(is).length
    return [
      group,
      some.length,
      `${fields - wrong} of ${fields}`,
      count((each) => each.wrong.length === 0),
      some.reduce((sum, each) => sum + each.falseMatches.length, 0),
      count(({ isFlagged }) => isFlagged),
      count(({ isAccepted }) => isAccepted),
      count(({ isUnreadable }) => isUnreadable),
    ]
  })
  const seconds = measured.map((each) => each.seconds).toSorted((one, other) => one - other)
  const at = (share: number) => (seconds[Math.floor((seconds.length - 1) * share)] ?? 0).toFixed(1)
  return [
    `\n## ${half}`,
    '| group | pictures | fields right | whole right | false matches | flagged as edited | would be accepted | unreadable |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    `Seconds: median ${at(0.5)}, nine in ten ${at(0.9)}, most ${at(1)}`,
  ].join('\n')
}
