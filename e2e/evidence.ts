import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Request } from 'playwright'

/** Where failed journeys leave what their visitors saw. */
const folder = path.join('.cache', 'failed')

/** The requests of a visitor’s pages that no answer has come for yet. */
export function unansweredRequests(context: BrowserContext): ReadonlySet<Request> {
  const unanswered = new Set<Request>()
  context.on('request', (request) => unanswered.add(request))
  context.on('requestfinished', (request) => unanswered.delete(request))
  context.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

interface Witness {
  context: BrowserContext
  troubles: readonly string[]
  unanswered: ReadonlySet<Request>
}

interface Failure {
  test: string
  /** Messages of its errors. */
  errors: readonly string[]
}

/** Keeps why a test failed and, of each open page, a picture, its address, errors and open requests. */
export async function keepEvidence(
  { test, errors }: Failure,
  witnesses: readonly Witness[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  let pages = 0
  for (const { context, troubles, unanswered } of witnesses) {
    const waiting = [...unanswered].map((each) => `waits for ${each.method()} ${each.url()}`)
    for (const page of context.pages()) {
      pages += 1
      const file = path.join(folder, `${name}-${pages}`)
      const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 })
      await writeFile(
        `${file}.txt`,
        [...errors, page.url(), ...troubles, ...waiting, '', shown].join('\n'),
      )
      await page.screenshot({ path: `${file}.png`, timeout: 5000 })
    }
  }
}
