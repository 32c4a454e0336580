import { ms, table } from '../report.ts'
import type { Figure, GrownSize } from './figure.ts'
import type { Growth } from './run-growth.ts'

/** The design's promises hold with this many products. */
const promisedProducts = 10_000

/** Not above, in the unit of the figure. */
const promises = new Map([
  ['Warm start', 2],
  ['Memory at rest', 200],
  ...[
    'Product list, 24 cards',
    'Product list, last pages',
    'List with facets',
    'List, several filters',
    'Search by keyword',
    'Suggestions while typing',
    'Product details, first time',
    'Staff: orders, newest',
    'Staff: orders by text',
    'Staff: orders by state',
    'Staff: an order',
    'Staff: products, newest',
    'Staff: products by text',
    'Staff: products sold out',
    'Staff: customers by text',
  ].map((work) => [work, 5] as const),
])

/** Every kind of work with every size, as a table in plain text that is also Markdown. */
export function reportGrowth({ machine, sizes, failures }: Growth): string {
  const works = [...new Set(sizes.flatMap(({ figures }) => figures.map(({ work }) => work)))]
  const heads = [
    'work',
    ...sizes.map(({ products }) => products.toLocaleString('en')),
    ...(sizes.length > 1 ? ['growth of the last step'] : []),
    `promise at ${promisedProducts.toLocaleString('en')}`,
    'kept',
  ]
  return [
    `\n${machine.at.slice(0, 10)}, ${machine.processors} processors (${machine.model}), Node ${machine.node.slice(1)}; load of others before: ${machine.loadBefore.toFixed(1)}.`,
    'Columns: number of products, with ten times as many orders. Calls one at a time: median, and CPU of server + database.\n',
    ...table(
      heads,
      works.map((work) => rowOf(work, sizes)),
    ),
    ...failures.map((failure) => `\nNot measured, or not right: ${failure}`),
  ].join('\n')
}

function rowOf(work: string, sizes: readonly GrownSize[]): string[] {
  const figures = sizes.map((size) => figureOf(work, size))
  const [before, last] = figures.slice(-2)
  const promise = promises.get(work)
  const promised = figureOf(
    work,
    sizes.find(({ products }) => products === promisedProducts),
  )
  return [
    work,
    ...figures.map((figure) => cell(figure)),
    ...(sizes.length > 1 ? [before && last ? `${ms(last.value / before.value)} ×` : ''] : []),
    promise === undefined ? '' : `≤ ${promise} ${promised?.unit ?? ''}`,
    promise === undefined || !promised ? '' : promised.value <= promise ? 'yes' : 'NO',
  ]
}

function figureOf(work: string, size: GrownSize | undefined): Figure | undefined {
  return size?.figures.find((figure) => figure.work === work)
}

function cell(figure: Figure | undefined): string {
  if (!figure) return ''
  const { unit, value, cpu } = figure
  const used = cpu ? ` (${ms(cpu.serverMs)} + ${ms(cpu.databaseMs)})` : ''
  return `${ms(value)} ${unit}${used}`
}
