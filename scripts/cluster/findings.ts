import { table } from '../bench/report.ts'

/** A figure; with `isKept`, a promise. */
export interface Finding {
  what: string
  found: string
  isKept?: boolean
  /** The first cases of a broken promise. */
  cases?: readonly unknown[]
}

/** A promise that nothing of this kind happens. */
export function none(what: string, cases: readonly unknown[], found = ''): Finding {
  return { what, found: found || String(cases.length), isKept: cases.length === 0, cases }
}

export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, found, isKept }) => [what, found, wordFor(isKept)])
  const broken = findings.filter(isBroken)
  return [
    ...table(['what', 'found', 'kept'], rows),
    ...broken.flatMap(({ what, cases = [] }) => [
      `\n${what}:`,
      ...cases.slice(0, 5).map((each) => `  ${JSON.stringify(each)}`),
    ]),
  ].join('\n')
}

export function isBroken({ isKept }: Finding): boolean {
  return isKept === false
}

function wordFor(isKept: boolean | undefined): string {
  if (isKept === undefined) return ''
  return isKept ? 'yes' : 'NO'
}
