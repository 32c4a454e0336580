import { parse } from 'csv-parse/sync'
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { messageKinds } from '#contract/staff/message-kinds.ts'
import { byteOrderMark, csvText } from '#domain/csv.ts'
import { newId } from '#domain/ids.ts'
import { locales } from '#domain/locale.ts'
import { exportProducts } from '#server/catalogue/export/export-products.ts'
import { writeExamples } from '#server/email-examples.ts'
import { documentLink } from '#server/orders/documents/document-links.ts'
import type { Email } from '#server/platform/adapters/mail/mailer.ts'
import type { Jobs } from '#server/platform/jobs/queue.ts'
import type { MessageJob } from '#server/platform/messages/message-jobs.ts'
import { exportTable, tables } from '#server/reports/tables/export-table.ts'
import { writers } from '#server/run-jobs.ts'
import { localePath } from '#storefront/locale.ts'
import { measured } from '#test/measured.ts'
import { routeOf } from '#test/route-of-path.ts'
import { consoleScreens } from './console-screens.ts'
import { atToday, deskVisit, openConsole } from './console-staff.ts'
import { beMember, guestWalks } from './every-route/walks.ts'
import { installFaultFinder } from './hostile-texts/fault-finder.ts'
import { fillWithHostileTexts, hostileWords } from './hostile-texts/fill.ts'
import { writeTheRest } from './hostile-texts/write-the-rest.ts'
import { wake } from './wake.ts'

/**
 * Every text that a person may have written carries script and markup, past all checks of what is
 * written, and nothing that the shop makes of it runs them or breaks: pages, screens, emails, feeds,
 * documents, exports. A browser reads them all, because only it knows what becomes of a text.
 */

const shop = await openConsole()
const { ctx } = shop
const { db } = ctx
const screens = await consoleScreens(shop)
const member = await shop.visitor()
const walks = [...(await beMember(shop, member.context)), ...(await guestWalks(shop))]
await writeTheRest(shop)
const { filled, empty } = await fillWithHostileTexts(ctx)
await ctx.bus.announce(db, ['*'])
await ctx.bus.settled()

/** A page that a visitor’s own words in its address lead to. */
const asked = encodeURIComponent(hostileWords)
const lost = `/nothing/${asked}`
walks.push(
  { path: `/shop/main/product?keyword=${asked}`, by: 'guest' },
  { path: lost, by: 'guest' },
)
const guestPages = walks.filter(({ by }) => by === 'guest')

/** Texts that no walk writes: of dealings with a bank, a gateway or a mail server, and drafts. */
const unwritten: string[] = [
  'ledger_audits.findings',
  'order_payment_changes.from_payment',
  'previews.answers',
  'previews.editor',
  'proof_recognitions.bank_reference',
  'proof_recognitions.result',
  'refunds.failure',
  'refunds.reason',
  'staff_push_subscriptions.device',
  'webhook_events.issue',
  'webhook_events.problem',
]

const { page: reader } = await shop.visitor()
await reader.goto('/robots.txt')
await reader.evaluate(installFaultFinder)

type Kind = 'text/html' | 'application/xml'

/** Reads a document in a browser, without running it; of a feed, also the pages inside. */
async function read(name: string, text: string, kind: Kind): Promise<string[]> {
  const faults = await reader.evaluate(
    ([source, type]) => {
      const parsed = new DOMParser().parseFromString(source, type)
      const inner = [...parsed.querySelectorAll('[type=html]')].map(({ textContent: html }) =>
        new DOMParser().parseFromString(html, 'text/html'),
      )
      return [parsed, ...inner].flatMap((each) => window.faultsIn(each))
    },
    [text, kind] as const,
  )
  return faults.map((fault) => `${name}: ${fault}`)
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(shop.url + path)
  expect(answer.status, path).toBe(200)
  return answer
}

/** What one route does with a text it does on each of its pages. */
function onePageOfEachRoute(): string[] {
  const pages = new Map(walks.map(({ path }) => [routeOf(path), path]))
  // The browser itself reports the status of a page that is not there.
  return [...pages.values()].filter((path) => !path.startsWith('/nothing/'))
}

/** Notes in `ran` what a text runs; what the policy keeps from running is among the troubles. */
async function openTab(context: BrowserContext, page: Page): Promise<void> {
  await context.addInitScript(installFaultFinder)
  await page.exposeFunction('ran', () => ran.push(page.url()))
}

const ran: string[] = []

test('every kind of text is hostile, and what it would do is found', async () => {
  expect(empty).toEqual(unwritten)
  expect(filled.length).toBeGreaterThan(90)
  const careless = `<h1 title="${hostileWords}">${hostileWords}</h1>`
  const kinds = (await read('', careless, 'text/html')).map((fault) => fault.split(':')[1]?.trim())
  expect(new Set(kinds)).toEqual(new Set(['markup', 'handler', 'address']))
})

test('no page runs or breaks, as the server writes it', async () => {
  const faults: string[] = []
  let hostile = 0
  for (const [at, { path }] of guestPages.entries()) {
    const address = localePath(locales[at % 3] ?? 'en', path)
    const html = await (await fetch(shop.url + address)).text()
    if (html.includes('{{ran()}}')) hostile += 1
    faults.push(...(await read(address, html, 'text/html')))
  }
  expect(faults).toEqual([])
  // Each has a menu.
  expect(hostile).toBe(guestPages.length)
  measured('G34', `${filled.length} kinds of text, ${guestPages.length} pages of visitors: 0 run`)
})

test('no page runs or breaks in a browser', async () => {
  const { page, context, troubles } = member
  await openTab(context, page)
  const faults: string[] = []
  for (const path of onePageOfEachRoute()) {
    troubles.length = 0
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await wake(page)
    await page.waitForFunction(
      () =>
        !('early' in window) &&
        document.querySelector('h1') !== null &&
        document.querySelector('.skeleton, main [aria-busy=true]') === null,
    )
    const found = await page.evaluate(() => window.faultsIn(document))
    faults.push(...[...found, ...troubles].map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(ran).toEqual([])
})

test('no screen of the console runs or breaks', async () => {
  const { page, context, troubles } = await atToday(shop, deskVisit)
  await openTab(context, page)
  await page.reload()
  const faults: string[] = []
  for (const address of [...screens.values()].flat()) {
    troubles.length = 0
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-left', '')
      history.pushState(null, '', `/staff/${to}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    const title = page.locator('main h1:not([data-left])')
    await expect.poll(() => title.count(), { message: address }).toBe(1)
    await expect.poll(() => page.locator('main .skeleton').count(), { message: address }).toBe(0)
    const found = await page.evaluate(() => window.faultsIn(document))
    faults.push(...[...found, ...troubles].map((fault) => `${address}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(ran).toEqual([])
})

test('no email runs or breaks', async () => {
  const emails: Pick<Email, 'subject' | 'html' | 'text'>[] = []
  const texts: string[] = []
  const noting = {
    ...ctx,
    mail: { send: async (email: Email) => void emails.push(email) },
    sms: { send: async ({ text }: { text: string }) => void texts.push(text) },
  }
  const write = <Name extends MessageJob>(name: Name, payload: Jobs[Name]) =>
    writers.message(noting, name, payload)
  const newest = db.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(6)
  for (const { id: order_id } of await newest.execute()) {
    for (const template of messageKinds.order) {
      await write('send_order_email', { id: newId('message'), order_id, template })
    }
  }
  for (const { id: request_id } of await db.selectFrom('refund_requests').select('id').execute()) {
    for (const template of ['received', 'approved', 'rejected', 'dropped'] as const) {
      await write('send_refund_email', { request_id, template })
    }
  }
  for (const { id: enquiry_id } of await db.selectFrom('enquiries').select('id').execute()) {
    await write('mail_enquiry', { enquiry_id })
    await write('acknowledge_enquiry', { enquiry_id })
  }
  for (const { id } of await db.selectFrom('enquiry_replies').select('id').execute()) {
    await write('send_enquiry_reply', { reply_id: id })
  }
  for (const locale of locales) {
    emails.push(...Object.values(await writeExamples(ctx, locale)).flat())
  }
  expect(emails.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const { subject, html } of emails) {
    expect(subject).not.toMatch(/[\r\n]/)
    faults.push(...(await read(subject.slice(0, 60), html, 'text/html')))
  }
  expect(faults).toEqual([])
})

test('no feed or list for machines runs or breaks', async () => {
  const index = await (await fetched('/sitemap.xml')).text()
  const sitemaps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  const feeds = ['/feeds/products-zh.xml', '/feeds/journal-cn.xml']
  const faults = await read('/sitemap.xml', index, 'application/xml')
  for (const path of [...feeds, ...sitemaps.map((url) => new URL(url).pathname)]) {
    faults.push(...(await read(path, await (await fetched(path)).text(), 'application/xml')))
  }
  expect(faults).toEqual([])
  for (const path of ['/llms.txt', '/manifest.webmanifest']) {
    const answer = await fetched(path)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    if (path === '/manifest.webmanifest') expect(await answer.json()).toHaveProperty('name')
  }
})

test('no document does anything but show', async () => {
  const kinds = ['receipt', 'receipt-masked', 'packing-slip', 'address-label'] as const
  const paid = db.selectFrom('payments').select('order_id as id').orderBy('created_at', 'desc')
  let drawn = 0
  for (const { id } of await paid.limit(3).execute()) {
    for (const kind of kinds) {
      const answer = await fetch(shop.url + (await documentLink(db, ctx, kind, id)))
      expect([kind, answer.status]).toEqual([kind, 200])
      const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(pdf.startsWith('%PDF-')).toBe(true)
      expect(pdf).not.toMatch(/\/(JS|JavaScript|Launch|OpenAction|AA|URI)\b/)
      drawn += 1
    }
  }
  expect(drawn).toBe(12)
})

test('no cell of an export is a formula', async () => {
  const exports: string[] = []
  for (const table of tables) {
    let text = ''
    await exportTable(db, table, async (part) => (text += part))
    exports.push(text)
  }
  const { headings, rows } = await exportProducts(ctx, { page: 1, per_page: 100 })
  exports.push(byteOrderMark + csvText([headings, ...rows]))
  let cells = 0
  for (const text of exports) {
    const parsed: string[][] = parse(text, { bom: true, relax_column_count: true })
    for (const cell of parsed.flat()) {
      expect(cell).not.toMatch(/^[=+\-@\t\r](?!\d+(\.\d+)?$)/)
      cells += 1
    }
  }
  expect(cells).toBeGreaterThan(1000)
})
