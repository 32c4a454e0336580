import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const [{ api: one }, { api: other }] = [await shop.staff('manager'), await shop.staff('owner')]
const words = (en: string) => ({ en, zh: '', cn: '' })
const terms = {
  scope: { everything: true },
  effect: { kind: 'percent', percent: 10, cap: null },
} as const

type Api = typeof one

/** A record, and a change of it by one person who saw this version. */
interface Case {
  version: number
  change: (api: Api, text: string, ifMatch?: number) => Promise<{ version: number }>
}

const cases: Readonly<Record<string, () => Promise<Case>>> = {
  product: aSeenProduct,
  async variant() {
    const product = await aProduct(ctx, {})
    const { version } = await one('GET /products/{id}', { params: { id: product.id } })
    const params = { id: product.variant().id }
    return {
      version,
      async change(api, text, seen) {
        const body = { barcode: text }
        const saved = await api('PUT /variants/{id}', { params, body, ...at(seen) })
        return { version: saved.product_version }
      },
    }
  },
  async category() {
    const { _id: id, version } = await one('POST /categories', { body: { title: words('Caps') } })
    return {
      version,
      change: (api, text, seen) =>
        api('PUT /categories/{id}', { params: { id }, body: { title: words(text) }, ...at(seen) }),
    }
  },
  async promotion() {
    const body = (text: string) => ({ ...terms, level: 'local' as const, title: words(text) })
    const { _id: id, version } = await one('POST /promotions', { body: body('Ten off') })
    return {
      version,
      change: (api, text, seen) =>
        api('PUT /promotions/{id}', { params: { id }, body: body(text), ...at(seen) }),
    }
  },
  async voucher() {
    const body = (text: string) => ({ ...terms, slug: 'ten', title: words(text), code: 'TEN' })
    const { _id: id, version } = await one('POST /vouchers', { body: body('Ten off') })
    return {
      version,
      change: (api, text, seen) =>
        api('PUT /vouchers/{id}', { params: { id }, body: body(text), ...at(seen) }),
    }
  },
}

async function aSeenProduct(): Promise<Case> {
  const { id } = await aProduct(ctx, {})
  const params = { id }
  const { version } = await one('GET /products/{id}', { params })
  return {
    version,
    change: (api, text, seen) =>
      api('PUT /products/{id}', { params, body: { title: words(text) }, ...at(seen) }),
  }
}

const at = (ifMatch: number | undefined) => (ifMatch === undefined ? {} : { ifMatch })
const fields = { variant: 'barcode' } as const
const isField = (name: string): name is keyof typeof fields => name in fields

test.each(Object.entries(cases))(
  'of two people who change a %s, the later is told who changed what, and overwrites nothing',
  async (name, make) => {
    const { version, change } = await make()
    const first = await change(other, 'Theirs', version)
    expect(first.version).toBeGreaterThan(version)
    await expect(change(one, 'Mine', version)).rejects.toMatchObject({
      status: 409,
      code: 'record_changed',
      message: 'This was changed meanwhile. Look at it again before you change it.',
      details: {
        by: 'Staff owner',
        at: expect.stringMatching(/Z$/),
        fields: expect.arrayContaining([isField(name) ? fields[name] : 'title']),
      },
    })
    // One's own changes follow each other, and who does not say what they saw is not refused.
    const second = await change(one, 'Mine', first.version)
    expect(second.version).toBeGreaterThan(first.version)
    await change(other, 'Last')
  },
)

test('of two people who change a product at once, one is refused', async () => {
  const { version, change } = await aSeenProduct()
  const outcomes = await Promise.allSettled([
    change(one, 'Mine', version),
    change(other, 'Theirs', version),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('pictures and a new variant are part of the product', async () => {
  const { id } = await aProduct(ctx, {})
  const params = { id }
  const { version } = await one('GET /products/{id}', { params })
  const variant = { sku: 'LATE-1', colour: null, size: 'XXL', price: '10.00' }
  const added = await other('POST /products/{id}/variants', {
    params,
    body: variant,
    ifMatch: version,
  })
  const late = one('PUT /products/{id}/pictures', {
    params,
    body: { pictures: [] },
    ifMatch: version,
  })
  await expect(late).rejects.toMatchObject({ code: 'record_changed' })
  await one('PUT /products/{id}/pictures', {
    params,
    body: { pictures: [] },
    ifMatch: added.product_version,
  })
})

test('a customer’s use of a voucher is no change of it', async () => {
  const body = { ...terms, slug: 'used', title: words('Used'), code: 'USED' }
  const { _id: id, version } = await one('POST /vouchers', { body })
  await sql`update vouchers set uses = uses + 1 where id = ${id}`.execute(ctx.db)
  await sql`update vouchers set uses = uses - 1 where id = ${id}`.execute(ctx.db)
  const after = await one('GET /vouchers/{id}', { params: { id } })
  expect(after.version).toBe(version)
})
