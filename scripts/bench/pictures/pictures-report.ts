import { ms, table } from '../report.ts'
import type { Reading } from './lighthouse.ts'
import type { PressReading } from './presses.ts'
import type { Pictures, ShownPage } from './run-pictures.ts'
import type { ConsoleWeights } from './weights.ts'

/** What the design promises. */
const promises = {
  lcpMs: 1000,
  tbtMs: 50,
  cls: 0,
  score: 100,
  /** Ten packets, with headers. */
  document: 14_600,
  picture: 14_000,
  productScripts: 110_000,
  cartScripts: 115_000,
  css: 15_000,
  inlineScripts: 5000,
  pressMs: 50,
  nextViewMs: 100,
}

/** More than any Latin typeface: a Chinese one has megabytes. */
const maxTypeface = 100_000

/** The measurements as tables in plain text that is also Markdown. */
export function reportPictures(pictures: Pictures): string {
  const { machine, version, rounds, pages, presses, nextViewMs, failures } = pictures
  return [
    `\n${machine.at.slice(0, 10)}, ${machine.processors} processors (${machine.model}), Node ${machine.node.slice(1)}; Lighthouse ${version}, mobile, simulated, medians of ${rounds}; load of others before: ${machine.loadBefore.toFixed(1)}.\n`,
    ...table(readingHeads, pages.flatMap(readingRows)),
    '',
    ...table(weightHeads, [...pages.map(weightRow), consoleRow(pictures.console)]),
    '',
    ...table(pressHeads, presses.map(pressRow)),
    '',
    ...table(nextViewHeads, [nextViewRow(nextViewMs)]),
    ...failures.map((failure) => `\nNot right: ${failure}`),
  ].join('\n')
}

const readingHeads = [
  'page',
  'CPU',
  'LCP s',
  'FCP s',
  'TBT ms',
  'CLS',
  'scores',
  'main thread ms: all, style and layout, script',
  'kept',
]

function readingRows({ name, readings }: ShownPage): string[][] {
  if (!readings) return []
  const { lcpMs, tbtMs, cls, score } = promises
  const isKept = (reading: Reading) =>
    verdict([
      [`LCP ≤ ${lcpMs / 1000} s`, reading.lcp <= lcpMs],
      [`TBT ≤ ${tbtMs} ms`, reading.tbt <= tbtMs],
      [`CLS ${cls}`, Number(reading.cls.toFixed(3)) <= cls],
      [`scores ${score}`, Object.values(reading.scores).every((each) => each >= score)],
    ])
  return [
    [name, '1', ...cells(readings[1]), isKept(readings[1])],
    [name, '1/4', ...cells(readings[4]), ''],
  ]
}

function cells({ lcp, fcp, tbt, cls, scores, work, style, script }: Reading): string[] {
  const { performance, accessibility, practices, seo } = scores
  return [
    seconds(lcp),
    seconds(fcp),
    ms(tbt),
    cls.toFixed(3),
    [performance, accessibility, practices, seo].map((each) => each.toFixed(0)).join(', '),
    [work, style, script].map(ms).join(', '),
  ]
}

const weightHeads = [
  'bytes',
  'document with headers',
  'LCP picture with headers',
  'scripts inline',
  'scripts listed',
  'scripts fetched',
  'CSS',
  'largest typeface',
  'kept',
]

function weightRow({ name, weights }: ShownPage): string[] {
  const { document, picture, inline, planned, fetched, css, typeface } = weights
  const maxScripts = name.startsWith('product')
    ? promises.productScripts
    : name.startsWith('cart')
      ? promises.cartScripts
      : Infinity
  return [
    name,
    bytes(document),
    picture === null ? 'text' : bytes(picture),
    bytes(inline),
    bytes(planned),
    bytes(fetched),
    bytes(css),
    bytes(typeface),
    verdict([
      [`document ≤ ${bytes(promises.document)}`, document <= promises.document],
      [`picture ≤ ${bytes(promises.picture)}`, (picture ?? 0) <= promises.picture],
      [`inline ≤ ${bytes(promises.inlineScripts)}`, inline <= promises.inlineScripts],
      [`scripts ≤ ${bytes(maxScripts)}`, fetched <= maxScripts],
      [`CSS ≤ ${bytes(promises.css)}`, css <= promises.css],
      ['no Chinese typeface', typeface <= maxTypeface],
    ]),
  ]
}

/** Nothing is promised of the console. */
function consoleRow({ document, scripts, css }: ConsoleWeights): string[] {
  return ['console, sign-in', bytes(document), '', '', '', bytes(scripts), bytes(css)]
}

const pressHeads = ['press, by finger at a quarter of the CPU', 'first, ms', 'later, ms', 'kept']

function pressRow({ name, first, later }: PressReading): string[] {
  const { pressMs } = promises
  return [
    name,
    ms(first),
    ms(later),
    verdict([[`≤ ${pressMs} ms`, Math.max(first, later) <= pressMs]]),
  ]
}

const nextViewHeads = ['next view', 'ms', 'kept']

function nextViewRow(taken: number): string[] {
  const { nextViewMs } = promises
  const kept = verdict([[`≤ ${nextViewMs} ms`, taken <= nextViewMs]])
  return ['product from a list, prefetched, by mouse', ms(taken), kept]
}

/** `yes`, or the promises that are not kept. */
function verdict(checks: readonly (readonly [promise: string, isKept: boolean])[]): string {
  const broken = checks.filter(([, isKept]) => !isKept).map(([promise]) => promise)
  return broken.length === 0 ? 'yes' : `NOT: ${broken.join(', ')}`
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}

function bytes(count: number): string {
  return count.toLocaleString('en')
}
