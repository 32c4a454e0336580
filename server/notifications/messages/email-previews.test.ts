import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, type Placed } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { htmlLang } from '#domain/locale.ts'
import { withoutLinks } from './preview-message.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const { api: manager } = await shop.staff('manager')
const { api: assistant } = await shop.staff('assistant')

async function messageOf({ id }: Placed): Promise<{ id: string }> {
  await runDueJobs(shop, 'send_order_email')
  const { data } = await manager('GET /orders/{id}/messages', { params: { id } })
  return { id: data[0]?._id ?? '' }
}

async function previewOf(order: Placed): Promise<string> {
  const params = await messageOf(order)
  return (await manager('GET /messages/{id}', { params })).preview_url ?? ''
}

async function shown(url: string) {
  const answer = await shop.app.request(url)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

test.each(['en', 'zh', 'cn'] as const)(
  'an email in %s is previewed as it was sent, and its links lead nowhere',
  async (locale) => {
    const order = await anOrder(shop, place, { locale })
    const url = await previewOf(order)
    const [email, ...more] = shop.emails.splice(0)
    expect(more).toEqual([])
    expect(email?.html).toContain('?key=')
    const { status, html } = await shown(url)
    expect(status).toBe(200)
    expect(html).toContain(`lang="${htmlLang[locale]}"`)
    expect(html).toBe(withoutLinks(email?.html ?? ''))
    expect(html).not.toMatch(/href=|key=/)
    expect(shop.emails).toEqual([])
  },
)

test('a preview runs, loads and opens nothing but the shop’s own pictures', async () => {
  const { headers } = await shown(await previewOf(await anOrder(shop, place)))
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  )
})

test('a link shows its own email only, for ten minutes', async () => {
  const [url, other] = [
    await previewOf(await anOrder(shop, place)),
    await messageOf(await anOrder(shop, place)),
  ]
  const [own = '', key = ''] = url.split('?')
  for (const forged of [
    own,
    `${own}?`,
    `/api/email-previews/${other.id}?${key}`,
    url.replace(/until=\d+/, 'until=99999999999'),
    url.slice(0, -1),
  ]) {
    expect((await shown(forged)).status).toBe(404)
  }
  expect((await shown(url)).status).toBe(200)
  shop.passTime(601)
  expect((await shown(url)).status).toBe(404)
})

test('only staff who may see messages are given a link', async () => {
  const params = await messageOf(await anOrder(shop, place))
  await expect(assistant('GET /messages/{id}', { params })).rejects.toMatchObject({ status: 403 })
})

test('nothing is shown of an email whose order was erased', async () => {
  const order = await anOrder(shop, place)
  const url = await previewOf(order)
  await shop.ctx.db
    .updateTable('orders')
    .set({ erased_at: shop.ctx.clock(), contact_email: '', contact_phone: '', note: '' })
    .where('id', '=', order.id)
    .execute()
  expect((await shown(url)).status).toBe(404)
})

test('what a customer writes is text, whatever it looks like', () => {
  const text = '<p>say &lt;a href=&quot;x&quot;&gt;</p>'
  const link = (more: string) => `${text}<a class="ink"${more}>Go</a>`
  expect(withoutLinks(link('\n  href="https://shop.test/?key=a"'))).toBe(link(''))
})
