import { ms, rate, table } from '../report.ts'
import type { Arrangement, Several, Spent } from './run-several.ts'

const heads = [
  'work',
  'CPU ms, server + database',
  'two web processes and a worker',
  'times',
  'at once /s',
  'two web processes and a worker',
]

/** Both arrangements next to each other, in plain text that is also Markdown. */
export function reportSeveral(several: Several): string {
  const { machine, products, rounds, arrangements, failures } = several
  const [one, two] = arrangements
  return [
    `\n${machine.at.slice(0, 10)}, ${machine.processors} processors (${machine.model}), Node ${machine.node.slice(1)}; ${products} products;`,
    `medians of ${rounds} rounds; load of others before: ${machine.loadBefore.toFixed(1)}.\n`,
    ...(one && two ? table(heads, rowsOf(one, two)) : []),
    ...failures.map((failure) => `\nNot measured, or not right: ${failure}`),
  ].join('\n')
}

function rowsOf(one: Arrangement, two: Arrangement): string[][] {
  const works = one.works.flatMap((single) => {
    const several = two.works.find(({ work }) => work === single.work)
    return several ? [rowOf(single, several)] : []
  })
  const memory = ['Memory at rest, all processes', megabytes(one), megabytes(two)]
  return [...works, [...memory, (two.memoryAtRest / one.memoryAtRest).toFixed(2)]]
}

function rowOf(one: Spent, two: Spent): string[] {
  const times = (two.serverMs + two.databaseMs) / (one.serverMs + one.databaseMs)
  return [one.work, cpu(one), cpu(two), times.toFixed(2), rate(one.perSecond), rate(two.perSecond)]
}

function cpu({ serverMs, databaseMs }: Spent): string {
  return `${ms(serverMs)} + ${ms(databaseMs)}`
}

function megabytes({ memoryAtRest }: Arrangement): string {
  return `${(memoryAtRest / 1_000_000).toFixed(0)} MB`
}
