import { request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { StartPlan } from '#storefront/start/start-plan.ts'
import { hasStarted, onPhone } from './phone.ts'

/** Bytes of a page, compressed; document and picture with their headers. */
export interface PageWeights {
  /** After redirects. */
  url: string
  document: number
  /** Bytes of the largest element of the first screen; null if it is text. */
  picture: number | null
  /** Scripts that run before any press: those in the document. */
  inline: number
  /** Scripts listed in the page, and all that a browser has fetched after the first press. */
  planned: number
  fetched: number
  css: number
  /** The largest typeface; 0 if none is fetched. A Chinese one has megabytes. */
  typeface: number
}

export async function weighPage(browser: Browser, asked: string): Promise<PageWeights> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(notePaints)
    await page.goto(asked, { waitUntil: 'networkidle' })
    const url = page.url()
    const { picture, plan, inline } = await page.evaluate(() => ({
      picture: window.largestPicture,
      plan: document.getElementById('start-plan')?.textContent ?? '',
      inline: [...document.querySelectorAll('script:not([type], [src])')]
        .map(({ textContent }) => textContent)
        .join(),
    }))
    const { style, scripts }: StartPlan = JSON.parse(plan)
    await press(page)
    const files = await filesOf(page)
    return {
      url,
      document: await settledBytes(url),
      picture: picture === null ? null : (await answerTo(picture)).whole,
      inline: brotliCompressSync(inline).length,
      planned: sum(await sizesOf(scripts.map((file) => new URL(file, url).href))),
      fetched: sum(await sizesOf(files.filter(isScript))),
      css: (await answerTo(new URL(style, url).href)).body,
      typeface: Math.max(0, ...(await sizesOf(files.filter(isTypeface)))),
    }
  })
}

declare global {
  interface Window {
    largestPicture: string | null
  }
}

function notePaints(): void {
  window.largestPicture = null
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const source = 'url' in entry ? entry.url : ''
      window.largestPicture = typeof source === 'string' && source !== '' ? source : null
    }
  })
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
}

/** On a heading, which does nothing but start React. */
async function press(page: Page): Promise<void> {
  await page.locator('h1').first().tap()
  await hasStarted(page)
  // Parts that React itself asks for.
  await sleep(3000)
}

async function filesOf(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return [...new Set(files)]
}

const isScript = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')
const isTypeface = (file: string) => file.endsWith('.woff2')

/** Compressed bytes that a member of staff waits for at the first sign-in. */
export interface ConsoleWeights {
  document: number
  scripts: number
  css: number
}

export async function weighConsole(browser: Browser, url: string): Promise<ConsoleWeights> {
  return onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const files = await filesOf(page)
    return {
      document: (await answerTo(url)).whole,
      scripts: sum(await sizesOf(files.filter(isScript))),
      css: sum(await sizesOf(files.filter(isStyle))),
    }
  })
}

async function sizesOf(urls: readonly string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await answerTo(url)).body))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

/** From its second visitor on, a page is compressed as far as possible, a moment after the first. */
export async function settledBytes(url: string): Promise<number> {
  const sizes: number[] = []
  for (let visit = 0; visit < 4; visit += 1) {
    sizes.push((await answerTo(url)).whole)
    await sleep(1000)
  }
  return Math.min(...sizes)
}

interface AnswerBytes {
  body: number
  /** With headers. */
  whole: number
}

async function answerTo(url: string): Promise<AnswerBytes> {
  const accept = 'image/avif,image/webp,*/*;q=0.8'
  const headers = { accept, 'accept-encoding': 'gzip, br', connection: 'close' }
  const asked = request(url, { agent: false, headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  let body = 0
  answer.on('data', (chunk: Buffer) => (body += chunk.length))
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  return { body, whole: Number(answer.socket.bytesRead) }
}
