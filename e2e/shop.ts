import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { startShop, type RunningShop } from '#server/main.ts'
import type { FileStore } from '#server/platform/adapters/files/file-store.ts'
import { readSettings } from '#server/platform/settings.ts'
import { copiedDatabase } from '#test/database.ts'
import { block, isOfBlocked, pictures } from './blocked-files.ts'
import { sharedBrowser } from './browser.ts'
import { demoShop, type DemoShop } from './demo-shop.ts'
import { keepEvidence, unansweredRequests } from './evidence.ts'
import { graveFindings } from './grave-findings.ts'
import { StaffCalls } from './staff-calls.ts'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 900 }

export interface OpenShop extends RunningShop {
  /** A new visitor with separate cookies and storage, who leaves at the end of the test. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>
}

interface VisitorOptions {
  viewport?: { width: number; height: number }
  /** Pixels of the screen per CSS pixel. */
  density?: number
  /** The browser's Accept-Language. */
  language?: string
  hasScript?: boolean
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Errors of the page so far: exceptions, console errors, CSP violations. */
  troubles: string[]
  unanswered: ReadonlySet<Request>
}

interface Show {
  /** Their places are the same without them, and to draw them takes much of a page's time. */
  hasPictures?: boolean
  /** Otherwise visitors prefer reduced motion, so that nothing is pressed while it moves. */
  hasMotion?: boolean
  /** Another filled shop than that of all journeys. */
  demo?: DemoShop
}

/** The demo shop with a real browser; call it once at the top of a file. */
export async function openShop(
  env: Record<string, string> = {},
  { hasPictures = false, hasMotion = false, demo }: Show = {},
): Promise<OpenShop> {
  const { template, files } = demo ?? (await demoShop())
  const databaseUrl = await copiedDatabase(template)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'))
  await symlink(files, path.join(dataDir, 'files'))
  const port = await freePort()
  const settings = readSettings({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  })
  const shop = await startShop(settings, databaseUrl)
  // No journey needs recognised proofs, and recognition keeps a core busy for seconds.
  shop.ctx.recogniser = {
    read: async () => ({ looks: [], signs: [], isAmountCompared: true }),
    close: async () => {},
  }
  shop.ctx.files = withoutAvif(shop)
  const browser = await sharedBrowser()
  const lasting: Visitor[] = []
  const visitors: Visitor[] = []
  const staffCalls = new StaffCalls()
  let running = 0
  beforeEach(() => void running++)
  // A page left open goes on drawing and asking, and costs the next tests processor time. Tests that
  // run at the same time end together.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const errors = (task.result.errors ?? []).map((error) => error.stack ?? error.message)
      await keepEvidence({ test: task.name, errors }, [...lasting, ...visitors])
    }
    running--
    if (running === 0) await leave(visitors.splice(0))
  })
  afterAll(async () => {
    await leave(lasting)
    staffCalls.save()
    await shop.stop()
    await removeFolder(dataDir)
  })
  return {
    ...shop,
    async visitor(options) {
      const visitor = await newVisitor(browser, settings.publicUrl, hasMotion, options)
      staffCalls.note(visitor.context)
      const present = running === 0 ? lasting : visitors
      present.push(visitor)
      if (!hasPictures) await block(visitor.page, pictures)
      return visitor
    },
  }
}

/** WebP at the addresses of AVIF, as where that has more bytes: to encode it keeps a core busy. */
function withoutAvif({ ctx: { files }, url }: RunningShop): FileStore {
  return {
    ...files,
    async get(name) {
      const [, id, width] = /(fil_\w+)-(\d+)\.avif$/.exec(name) ?? []
      if (id === undefined) return files.get(name)
      await (await fetch(`${url}/files/${id}/${width}.webp`)).bytes()
      return files.get(name.replace(/avif$/, 'webp'))
    },
  }
}

async function leave(visitors: readonly Visitor[]): Promise<void> {
  await Promise.all(visitors.map(({ context }) => context.close()))
}

/** Tries again while something that was just ended still writes a file. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 })
}

async function newVisitor(
  browser: Browser,
  baseURL: string,
  hasMotion: boolean,
  { viewport = desk, density = 1, language = 'en', hasScript = true }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    deviceScaleFactor: density,
    locale: language,
    javaScriptEnabled: hasScript,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    hasTouch: viewport.width < 600,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const unanswered = unansweredRequests(context)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfBlocked(message.text()))
      troubles.push(`console: ${message.text()}`)
  })
  return { page, context, troubles, unanswered }
}

/** No serious or critical axe finding on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([])
}

/** The page does not overflow sideways at its current width. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
