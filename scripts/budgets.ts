import { Worker } from 'node:worker_threads'

/**
 * How long each part of a run may take, in units of `unitOfWork`, since machines differ: about what it
 * takes on two quiet cores.
 */
export type Budgets = Readonly<Record<string, number>>

/** A part fails once it takes this many times its budget. */
const tolerance = 1.5

/** Does for less than a second what programs do here: parse, sort, match, build texts. */
const work = `
  const { parentPort } = require('node:worker_threads')
  const rows = Array.from({ length: 2000 }, (_, at) => ({ id: 'row_' + at * 7919 % 2000, at, words: 'linen shirt '.repeat(8) }))
  const since = performance.now()
  for (let round = 0; round < 40; round += 1) {
    const read = JSON.parse(JSON.stringify(rows))
    read.sort((a, b) => a.id < b.id ? -1 : 1)
    for (const row of read) row.words.replace(/shirt|coat/g, (word) => word.toUpperCase())
  }
  parentPort.postMessage(performance.now() - since)`

/** Milliseconds of a fixed work on this machine, with two cores at once. */
export async function unitOfWork(): Promise<number> {
  const times = await Promise.all([timeOfWork(), timeOfWork()])
  return Math.max(...times)
}

function timeOfWork(): Promise<number> {
  const worker = new Worker(work, { eval: true })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

interface Taken {
  name: string
  ms: number
}

/** One line for each part: what it took and, if it has a budget, how much of that. */
export function timeLine({ name, ms }: Taken, unit: number, budgets: Budgets): string {
  const budget = budgets[name]
  const share = budget === undefined ? '' : `  ${Math.round((100 * ms) / (budget * unit))} %`
  return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name.padEnd(16)}${share}`.trimEnd()
}

/** Parts that took more than half as much again as their budget, in words. */
export function overBudget(parts: readonly Taken[], unit: number, budgets: Budgets): string[] {
  return parts.flatMap(({ name, ms }) => {
    const allowed = (budgets[name] ?? Infinity) * unit
    if (ms <= allowed * tolerance) return []
    const [took, budget] = [ms, allowed].map((time) => `${Math.round(time / 1000)} s`)
    return `${name} took ${took}, more than half over its budget of ${budget}`
  })
}
