import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../chromium.ts'
import { type MachineInfo, machineInfo } from '../machine.ts'
import { median } from '../statistics.ts'
import {
  installLighthouse,
  type Lighthouse,
  type Multiplier,
  multipliers,
  type Reading,
} from './lighthouse.ts'
import { findPaths, type ShownPaths } from './paths.ts'
import { readNextView } from './next-view.ts'
import { type PressReading, readPresses } from './presses.ts'
import { openShownShop } from './shown-shop.ts'
import {
  type ConsoleWeights,
  type PageWeights,
  settledBytes,
  weighConsole,
  weighPage,
} from './weights.ts'

interface Options {
  dataDir: string
  isQuick: boolean
}

export interface ShownPage {
  name: string
  weights: PageWeights
  /** Medians; null for pages that are only weighed. */
  readings: Record<Multiplier, Reading> | null
}

export interface Pictures {
  machine: MachineInfo
  version: string
  rounds: number
  pages: ShownPage[]
  console: ConsoleWeights
  presses: PressReading[]
  /** Milliseconds from a press on a prefetched product to its heading on the screen. */
  nextViewMs: number
  failures: string[]
}

/** What a visitor waits for: the first picture, the bytes before it, and the answer to a press. */
export async function runPictures({ dataDir, isQuick }: Options): Promise<Pictures> {
  const machine = machineInfo()
  const [rounds, pressRounds] = isQuick ? [1, 1] : [5, 3]
  console.log('Installing Lighthouse …')
  const lighthouse = await installLighthouse(join(dataDir, 'lighthouse'))
  const shop = await openShownShop(dataDir)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const paths = await findPaths(browser, shop.origin)
    const pages = await readPages({ browser, lighthouse, rounds, origin: shop.origin }, paths)
    const presses = await pressedOften(pressRounds, () => readPresses(browser, shop.origin, paths))
    const views: number[] = []
    for (let round = 0; round < 5; round += 1) {
      views.push(await readNextView(browser, shop.origin + paths.listing))
    }
    const { version } = lighthouse
    return {
      machine,
      version,
      rounds,
      pages,
      console: await weighConsole(browser, `${shop.origin}/staff`),
      presses,
      nextViewMs: median(views),
      failures: [],
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

interface Tools {
  browser: Browser
  lighthouse: Lighthouse
  rounds: number
  origin: string
}

async function readPages(
  tools: Tools,
  { listing, product, cart }: ShownPaths,
): Promise<ShownPage[]> {
  const { browser, lighthouse, rounds, origin } = tools
  const read = { home: '/', listing, product }
  const pages: ShownPage[] = []
  for (const [name, path] of Object.entries(read)) {
    for (const [locale, prefix] of [
      ['en', ''],
      ['zh', '/zh'],
      ['cn', '/cn'],
    ] as const) {
      // The first visit writes the pictures in the widths a phone asks for.
      const { url } = await weighPage(browser, `${origin}${prefix}${path}`)
      // Simplified Chinese differs from traditional in its bytes alone.
      const readings = locale === 'cn' ? null : await readOften(lighthouse, url, rounds)
      const weights = await weighPage(browser, url)
      pages.push({ name: `${name}, ${locale}`, weights, readings })
      console.log(
        `  ${name}, ${locale}: ${readings ? `LCP ${Math.round(readings[1].lcp)} ms` : 'weighed'}`,
      )
    }
  }
  pages.push({ name: 'cart, en', weights: await weighPage(browser, origin + cart), readings: null })
  return pages
}

async function readOften(
  { read }: Lighthouse,
  url: string,
  rounds: number,
): Promise<Record<Multiplier, Reading>> {
  const all: Record<Multiplier, Reading>[] = []
  for (let round = 0; round < rounds; round += 1) {
    // A document rendered again, a minute later, is compressed quickly at first, and 1 kB larger.
    await settledBytes(url)
    all.push(await read(url))
  }
  const [fast, slow] = multipliers.map((multiplier) =>
    medianReading(all.map((each) => each[multiplier])),
  )
  if (!fast || !slow) throw new Error('nothing was measured')
  return { 1: fast, 4: slow }
}

function medianReading(readings: readonly Reading[]): Reading {
  const of = (pick: (reading: Reading) => number) => median(readings.map(pick))
  return {
    lcp: of(({ lcp }) => lcp),
    fcp: of(({ fcp }) => fcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    work: of(({ work }) => work),
    style: of(({ style }) => style),
    script: of(({ script }) => script),
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      practices: of(({ scores }) => scores.practices),
      seo: of(({ scores }) => scores.seo),
    },
  }
}

async function pressedOften(
  rounds: number,
  read: () => Promise<PressReading[]>,
): Promise<PressReading[]> {
  const all: PressReading[] = []
  for (let round = 0; round < rounds; round += 1) all.push(...(await read()))
  const byName = Map.groupBy(all, ({ name }) => name)
  return [...byName].map(([name, readings]) => ({
    name,
    first: median(readings.map(({ first }) => first)),
    later: median(readings.map(({ later }) => later)),
  }))
}
