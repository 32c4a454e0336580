import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../../chromium.ts'
import { runCommand } from '../../command.ts'

/** This machine's own speed, and the slowness that Lighthouse takes a phone to have. */
export const multipliers = [1, 4] as const
export type Multiplier = (typeof multipliers)[number]

/** Milliseconds, but for the layout shift and the scores (0 to 100). */
export interface Reading {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** CPU of the main thread, of which: */
  work: number
  style: number
  script: number
  scores: { performance: number; accessibility: number; practices: number; seo: number }
}

export interface Lighthouse {
  version: string
  /** Loads a page once and simulates that load on a mobile line, at each multiplier. */
  read: (url: string) => Promise<Record<Multiplier, Reading>>
}

/** Installs the current Lighthouse from npm: 175 MB that nothing else here needs. */
export async function installLighthouse(folder: string): Promise<Lighthouse> {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { isOk } = await runCommand('npm', ['install', '--prefix', folder, 'lighthouse', ...flags])
  if (!isOk) throw new Error('Lighthouse could not be installed')
  const program = join(folder, 'node_modules/lighthouse')
  const about: unknown = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(about)
  const chromium = await findChromium()
  const run = (options: RunOptions) =>
    runLighthouse(join(program, 'cli/index.js'), chromium, options)
  return {
    version,
    async read(url) {
      const recording = join(folder, 'recording')
      const fast = await run({ url, multiplier: 1, flag: `-GA=${recording}`, folder })
      retime(recording, 4)
      const slow = await run({ url, multiplier: 4, flag: `-A=${recording}`, folder })
      return { 1: fast, 4: slow }
    },
  }
}

interface RunOptions {
  url: string
  multiplier: Multiplier
  /** Where to record the load, or which recording to simulate. */
  flag: string
  folder: string
}

async function runLighthouse(
  program: string,
  chromium: string,
  { url, multiplier, flag, folder }: RunOptions,
): Promise<Reading> {
  const report = join(folder, 'report.json')
  const { isOk, output } = await runCommand(
    'node',
    [
      program,
      url,
      flag,
      '--quiet',
      '--no-enable-error-reporting',
      `--throttling.cpuSlowdownMultiplier=${multiplier}`,
      // Unhinted, as on a phone: otherwise the headless shell breaks lines elsewhere in each typeface.
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --font-render-hinting=none',
      '--output=json',
      `--output-path=${report}`,
    ],
    { env: { CHROME_PATH: chromium }, quiet: true },
  )
  if (!isOk) throw new Error(`Lighthouse failed on ${url}: ${output}`)
  return readingOf(reportShape.parse(JSON.parse(readFileSync(report, 'utf8'))))
}

/** The load itself is not slowed down, only its simulation: one recording serves both. */
function retime(recording: string, multiplier: Multiplier): void {
  const file = join(recording, 'artifacts.json')
  const artifacts = recordingShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  artifacts.settings.throttling.cpuSlowdownMultiplier = multiplier
  writeFileSync(file, JSON.stringify(artifacts))
}

const recordingShape = z.looseObject({
  settings: z.looseObject({ throttling: z.looseObject({ cpuSlowdownMultiplier: z.number() }) }),
})

const numeric = z.object({ numericValue: z.number() })
const share = z.object({ score: z.number() })

const reportShape = z.object({
  categories: z.object({
    performance: share,
    accessibility: share,
    'best-practices': share,
    seo: share,
  }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'first-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'mainthread-work-breakdown': z.object({
      details: z.object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) }),
    }),
  }),
})

function readingOf({ audits, categories }: z.infer<typeof reportShape>): Reading {
  const { items } = audits['mainthread-work-breakdown'].details
  const spentOn = (groups: readonly string[] | null) =>
    items
      .filter(({ group }) => groups === null || groups.includes(group))
      .reduce((sum, { duration }) => sum + duration, 0)
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    work: spentOn(null),
    style: spentOn(['styleLayout']),
    script: spentOn(['scriptEvaluation', 'scriptParseCompile']),
    scores: {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      practices: categories['best-practices'].score * 100,
      seo: categories.seo.score * 100,
    },
  }
}
