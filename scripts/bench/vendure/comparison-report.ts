import { ms, rate, table } from '../report.ts'
import { type Compared, type Comparison, type Side, timesByCpu } from './run-comparison.ts'

/** How many times less CPU than Vendure the design promises. */
const promises = new Map([
  ['Product list, 12 products', 50],
  ['Product details', 50],
  ['Search by keyword', 50],
  ['Add to cart', 30],
  ['First add of a new visitor', 30],
  ['Whole checkout, 2 products', 40],
])

const heads = [
  'work',
  'CPU ms, server + database',
  'Vendure',
  'times by CPU',
  'promise',
  'kept',
  'ours /s',
  'Vendure /s',
  'times',
  'connections',
  'floor /s',
  'bytes, ours and Vendure',
]

/** The comparison as a table in plain text that is also Markdown. */
export function reportComparison(comparison: Comparison): string {
  const { machine, version, products, rounds, works, failures } = comparison
  return [
    `\n${machine.at.slice(0, 10)}, ${machine.processors} processors (${machine.model}), Node ${machine.node.slice(1)}; Vendure ${version}; ${products} products in both;`,
    `medians of ${rounds} rounds, rates with slowest and fastest; load of others before: ${machine.loadBefore.toFixed(1)}.\n`,
    ...table(heads, works.map(rowOf)),
    ...failures.map((failure) => `\nNot right: ${failure}`),
  ].join('\n')
}

function rowOf(compared: Compared): string[] {
  const { work, ours, vendure, slots, floorPerSecond, bytes } = compared
  const times = timesByCpu(compared)
  const promise = promises.get(work)
  return [
    work,
    cpu(ours),
    cpu(vendure),
    rate(times),
    promise === undefined ? '' : `≥ ${promise}`,
    promise === undefined ? '' : times >= promise ? 'yes' : 'NO',
    spread(ours),
    spread(vendure),
    rate(ours.perSecond / vendure.perSecond),
    String(slots),
    rate(floorPerSecond),
    bytes ? `${bytes.ours.toLocaleString('en')}, ${bytes.vendure.toLocaleString('en')}` : '',
  ]
}

function cpu({ serverMs, databaseMs }: Side): string {
  return `${ms(serverMs)} + ${ms(databaseMs)}`
}

function spread({ perSecond, range }: Side): string {
  return `${rate(perSecond)} (${range.map(rate).join('–')})`
}
