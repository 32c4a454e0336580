import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, expect } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { startShop, type RunningShop } from '#server/main.ts'
import { readSettings } from '#server/platform/settings.ts'
import { copiedDatabase } from '#test/database.ts'
import { findChromium } from '../scripts/chromium.ts'
import { demoShop } from './demo-shop.ts'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1280, height: 900 }

export interface OpenShop extends RunningShop {
  /** A new visitor with separate cookies and storage. Errors in the page fail the test. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>
}

interface VisitorOptions {
  viewport?: { width: number; height: number }
  /** The browser's Accept-Language. */
  language?: string
  hasScript?: boolean
}

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Errors of the page so far: exceptions, console errors, CSP violations. */
  troubles: string[]
}

/** The demo shop with a real browser; call it once at the top of a file. */
export async function openShop(env: Record<string, string> = {}): Promise<OpenShop> {
  const { template, files } = await demoShop()
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
  const browser = await openBrowser()
  afterAll(async () => {
    await browser.close()
    await shop.stop()
    await rm(dataDir, { recursive: true })
  })
  return { ...shop, visitor: (options) => newVisitor(browser, settings.publicUrl, options) }
}

async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Text as wide as on a real screen: the headless shell would round every letter to whole pixels.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

async function newVisitor(
  browser: Browser,
  baseURL: string,
  { viewport = desk, language = 'en', hasScript = true }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: language,
    javaScriptEnabled: hasScript,
    hasTouch: viewport.width < 600,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  return { page, context, troubles }
}

/** No serious or critical axe finding on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([])
}

/** Serious and critical axe findings on the current page. */
export async function graveFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The page has no third-party frames, so axe needs no second page to merge findings.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** The page does not overflow sideways at its current width. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
