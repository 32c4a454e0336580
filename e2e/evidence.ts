import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Request } from 'playwright'

/** Where failed journeys leave what their visitors saw. */
const folder = path.join('.cache', 'failed')

/** The requests of a page that no answer has come for yet. */
export function unansweredRequests(page: Page): ReadonlySet<Request> {
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

interface Witness {
  page: Page
  troubles: readonly string[]
  unanswered: ReadonlySet<Request>
}

/** Keeps a picture of each visitor's page, its address, its errors and what it waited for. */
export async function keepEvidence(test: string, witnesses: readonly Witness[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, { page, troubles, unanswered }] of witnesses.entries()) {
    if (page.isClosed()) continue
    const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
    const file = path.join(folder, `${name}-${index + 1}`)
    const waiting = [...unanswered].map((each) => `waits for ${each.method()} ${each.url()}`)
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 })
    const lines = [page.url(), ...troubles, ...waiting, '', shown]
    await writeFile(`${file}.txt`, lines.join('\n'))
    await page.screenshot({ path: `${file}.png`, timeout: 5000 })
  }
}
