import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { locales } from '#domain/locale.ts'
import { updateVariant } from '#server/catalogue/products/write-variant.ts'
import { ChangeRecorder } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { localePath } from '#storefront/locale.ts'
import { productPath } from '#storefront/paths.ts'
import { routeIds, routeOf } from '#test/route-of-path.ts'
import { guestWalks } from './every-route/walks.ts'
import { openShop } from './shop.ts'
import { backroom } from './staff-fixtures.ts'

/**
 * A shared cache in front of the shop sees addresses, and may ignore `Vary`: what it may store must be
 * the same for everyone, and must not be older than a changed price may be.
 */

const shop = await openShop()
const walks = (await guestWalks(shop)).map(({ path }) => path)
const personal = [
  '/account',
  '/account/vouchers?view=redeem',
  '/account/update-email',
  '/account/update-phone',
  '/authentication/verify',
  '/shop/main/wishlist',
  '/shop/main/wishlist/shared/nothing',
  '/shop/main/handoff/nothing',
  '/shop/main/order',
  '/shop/main/order/nothing',
  '/shop/main/order/nothing/receipt',
]

const visitors: Record<string, string>[] = [
  {},
  { cookie: 'store_i18n=zh; auth.token=somebody; auth.registered=member' },
  { 'accept-language': 'zh-HK', authorization: 'Bearer somebody' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4', host: 'evil.example' },
]

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

test('what a shared cache may store is the same for everyone and a second old', async () => {
  const paths = [...walks, ...personal].flatMap((path) =>
    locales.map((locale) => localePath(locale, path)),
  )
  const faults: string[] = []
  for (const path of paths.flatMap((each) => [each, dataOf(each)])) {
    const answers: Answer[] = []
    for (const headers of visitors) answers.push(await ask(path, headers))
    faults.push(...faultsOf(path, answers))
  }
  expect(faults).toEqual([])
  const walked = new Set(paths.map(routeOf))
  expect(routeIds.filter((id) => !walked.has(id) && !id.startsWith('legal-short'))).toEqual([])
})

test('the root, which redirects by cookie and language, is in no cache', async () => {
  for (const headers of visitors) {
    expect((await ask('/', headers)).headers['cache-control']).toBe('private, no-store')
  }
})

test('a new price renders the product and lists again, and no page of another product', async () => {
  const { ctx } = shop
  const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
  const [own = ''] = shirt.path.split('?')
  const rows = await ctx.db.selectFrom('products').select(['id', 'title']).execute()
  const pages = await Promise.all(
    rows
      .filter(({ id }) => id !== shirt.productId)
      .map(({ id, title }) => productPath({ id, title: title.en }))
      .map(async (path) => ({ path, ...(await ask(path, {})) })),
  )
  const others = pages.filter(({ status, body }) => status === 200 && !body.includes(own))
  expect(others.length).toBeGreaterThan(5)
  const list = '/shop/main/product'
  for (const path of [own, list]) await ask(path, {})
  expect(await renders([own, list, ...others.map(({ path }) => path)])).toEqual([])

  // Another one if the test is tried again.
  const price = 700 + (Date.now() % 90)
  const change = { price: price.toFixed(2) }
  await inTransaction(ctx, (trx) =>
    updateVariant(trx, ctx, shirt.id, change, new ChangeRecorder(null)),
  )
  await ctx.bus.settled()
  expect(await renders([own, list, ...others.map(({ path }) => path)])).toEqual([own, list])
  expect((await ask(own, {})).body).toContain(String(price))
})

/** Those of these pages that had to be rendered. */
async function renders(paths: readonly string[]): Promise<string[]> {
  const { pageCache } = shop.ctx.metrics
  const rendered: string[] = []
  for (const path of paths) {
    const { miss } = pageCache
    await ask(path, {})
    if (pageCache.miss > miss) rendered.push(path)
  }
  return rendered
}

function faultsOf(path: string, answers: readonly Answer[]): string[] {
  const kept = answers.filter(({ headers }) => isKept(headers))
  const faults = kept.flatMap(({ headers }) => [
    ...(headers['set-cookie'] ? ['sets a cookie'] : []),
    ...(headers.vary === 'accept-encoding' ? [] : [`varies by ${headers.vary}`]),
    ...(/(^|, )s-maxage=1$/.test(headers['cache-control'] ?? '') ? [] : ['is kept too long']),
    ...(headers.etag ? [] : ['has no ETag']),
  ])
  if (kept.length > 0) {
    const bodies = new Set(answers.map(({ status, body }) => `${status} ${body}`))
    if (bodies.size > 1) faults.push('differs by visitor')
  }
  return [...new Set(faults)].map((fault) => `${path} ${fault}`)
}

function isKept(headers: IncomingHttpHeaders): boolean {
  return !/\b(private|no-store|no-cache)\b/.test(headers['cache-control'] ?? '')
}

/** The address of the same page's data. */
function dataOf(path: string): string {
  const [pathname = '', query] = path.split('?', 2)
  const data = pathname === '/' ? '/_.data' : `${pathname}.data`
  return query === undefined ? data : `${data}?${query}`
}

/** Plain HTTP: `fetch` would not send the host header. */
async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(shop.url)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
