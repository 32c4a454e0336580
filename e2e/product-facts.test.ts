import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { locales, type Locale } from '#domain/locale.ts'
import { localePath } from '#storefront/locale.ts'
import { amountCents, priceText } from '#storefront/price-text.ts'
import { plainPage, textOf } from './plain-page.ts'
import { openShop } from './shop.ts'
import { words } from './shopper.ts'

/** What search engines and assistants read about a product, compared with what shoppers see. */

const shop = await openShop()
let products: { id: string }[]

beforeAll(async () => {
  products = await shop.ctx.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .where('published_at', '<=', new Date())
    .orderBy('id')
    .execute()
  expect(products.length).toBeGreaterThan(50)
})

const quantity = z.object({ name: z.string(), value: z.number(), unitCode: z.literal('CMT') })
const sizeShape = z.union([
  z.string(),
  z.object({ name: z.string(), hasMeasurement: z.array(quantity) }),
])
const offer = z.object({
  price: z.string(),
  priceCurrency: z.literal('HKD'),
  priceSpecification: z
    .object({ priceType: z.literal('https://schema.org/StrikethroughPrice'), price: z.string() })
    .optional(),
  availability: z.enum(['InStock', 'OutOfStock', 'PreOrder']),
  shippingDetails: z.array(
    z.object({
      description: z.string(),
      shippingRate: z.object({ value: z.string(), currency: z.literal('HKD') }),
      shippingDestination: z.object({ addressCountry: z.literal('HK') }),
    }),
  ),
  hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.int(), merchantReturnLink: z.url() }),
  availableAtOrFrom: z.object({ name: z.string() }),
})
const group = z.object({
  '@type': z.literal('ProductGroup'),
  name: z.string(),
  material: z.string().optional(),
  countryOfOrigin: z.string().optional(),
  additionalProperty: z
    .array(z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]) }))
    .default([]),
  aggregateRating: z.object({ ratingValue: z.string(), reviewCount: z.int() }).optional(),
  hasVariant: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      color: z.string().optional(),
      size: sizeShape.optional(),
      offers: offer,
    }),
  ),
})
type Group = z.output<typeof group>
type Variant = Group['hasVariant'][number]

function dataIn(html: string): Group {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const known = new Map<string, object>()
  JSON.parse(text, (_, part: unknown) => {
    const { data: named } = z.looseObject({ '@id': z.string() }).safeParse(part)
    if (named && Object.keys(named).length > 1) known.set(named['@id'], named)
    return part
  })
  const whole: unknown = JSON.parse(text, (_, part: unknown) => {
    const { data: reference } = z.strictObject({ '@id': z.string() }).safeParse(part)
    return reference ? known.get(reference['@id']) : part
  })
  return group.parse(whole)
}

/** The page's text for each fact, made of nothing but the data. */
function textsOf(data: Group, colour: string | undefined, locale: Locale) {
  const { catalogue, product: messages } = words[locale]
  const open = data.hasVariant.filter((each) => each.color === colour)
  const [cheapest] = open.toSorted((a, b) => amount(a) - amount(b))
  const isGone = open.every(isSoldOut)
  const named = (name: string) => data.additionalProperty.find((each) => each.name === name)?.value
  const rating = data.aggregateRating
  const sized = data.hasVariant.flatMap(({ size }) => (typeof size === 'object' ? [size] : []))
  const { offers } = cheapest ?? {}
  const delivery = offers?.shippingDetails.map(({ description }) => description) ?? []
  return {
    title: data.name,
    price: priceOf(open, locale),
    colours: [...new Set(data.hasVariant.flatMap(({ color }) => color ?? []))].map((each) =>
      marked(
        each,
        data.hasVariant.filter(({ color }) => color === each),
      ),
    ),
    sizes: open.flatMap((each) => {
      const size = sizeOf(each)
      if (size === undefined) return []
      const isLater = each.offers.availability === 'PreOrder'
      return [isLater ? `${size} ${catalogue.badges.preorder}` : marked(size, [each])]
    }),
    facts: [
      [messages.fit, named(messages.fit)],
      [messages.fabric, data.material],
      [messages.origin, data.countryOfOrigin],
    ].filter(([, value]) => value !== undefined),
    care: named(messages.fabricAndCare) ?? [],
    measures: sized.map(({ name, hasMeasurement }) => [
      name,
      ...hasMeasurement.map(({ name: measure, value }) => `${measure} ${value}`),
    ]),
    delivery: isGone ? [] : [...delivery, messages.pickup(offers?.availableAtOrFrom.name ?? '')],
    returns: messages.returns(offers?.hasMerchantReturnPolicy.merchantReturnDays ?? 0),
    rating: rating ? messages.averageOf(rating.ratingValue, rating.reviewCount) : '',
  }

  function marked(title: string, variants: readonly Variant[]): string {
    return variants.every(isSoldOut) ? `${title} – ${messages.soldOut}` : title
  }

  function priceOf(variants: readonly Variant[], language: Locale): string {
    if (!cheapest) return ''
    const { price, priceSpecification } = cheapest.offers
    const text = priceText(price, language)
    const isRange = variants.some((each) => each.offers.price !== price)
    const was = priceSpecification?.price
    return [
      isRange ? catalogue.priceFrom(text) : text,
      ...(was ? [catalogue.was, priceText(was, language)] : []),
    ].join(' ')
  }
}

function amount({ offers }: Variant): number {
  return amountCents(offers.price)
}

function isSoldOut({ offers }: Variant): boolean {
  return offers.availability === 'OutOfStock'
}

function sizeOf({ size }: Variant): string | undefined {
  return typeof size === 'object' ? size.name : size
}

/** The same facts as the page shows them. */
function textsIn(html: string, locale: Locale) {
  const { product: messages, catalogue } = words[locale]
  const { preorder } = catalogue.badges
  // The data leaves out the number left, which changes with each order.
  const left = /<small>(.*?)<\/small>/g
  const shown = html.replaceAll(left, (note, text) => (text === preorder ? ` ${note}` : ''))
  const part = (pattern: RegExp) => pattern.exec(shown)?.[1] ?? ''
  const texts = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, each = '']) => textOf(each))
  const table = part(/<table class="table">(.*?)<\/table>/s)
  const [, ...heads] = texts(table, /<th scope="col">(.*?)<\/th>/gs)
  const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)]
  const delivery = part(/<ul class="product-delivery">(.*?)<\/ul>/s).split('</li>')
  const [couriers = '', pickup = ''] = delivery.length > 2 ? delivery : []
  const price = part(
    /<p class="buy-price"><span class="price">(.*?)<\/span>(?:<span class="ms|<\/p>)/s,
  )
  return {
    title: textOf(part(/<h1>(.*?)<\/h1>/s)),
    price: textOf(price.replace(/<span class="price-saving">.*/s, '')),
    colours: texts(html, /<label title="([^"]*)"><span class="swatches-box/gs),
    sizes: texts(part(/<div class="sizes">(.*?)<\/div>/s), /<label[^>]*>(.*?)<\/label>/gs),
    facts: [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)]
      .map(([, term = '', detail = '']) => [textOf(term), textOf(detail)])
      .filter(([term = '']) => [messages.fit, messages.fabric, messages.origin].includes(term)),
    care: texts(part(/<ul class="care">(.*?)<\/ul>/s), /<li>(.*?)<\/li>/gs),
    measures: rows.map(([, size = '', cells = '']) => [
      textOf(size),
      ...texts(cells, /<td>(.*?)<\/td>/gs).flatMap((value, index) =>
        value === '–' ? [] : [`${heads[index]?.replace(/^[A-D] /, '')} ${value}`],
      ),
    ]),
    delivery: [
      ...texts(couriers, /<p>(.*?)<\/p>/gs).slice(1),
      ...texts(pickup, /<p>(.*?)<\/p>/gs).slice(0, 1),
    ],
    returns: textOf(delivery.at(-2)?.replace(/.*<p>/s, '') ?? ''),
    rating: textOf(part(/<p><a href="[^"]*\/reviews">(.*?)<\/a><\/p>/s)),
  }
}

/** The colour that the page shows. */
function colourIn(html: string): string | undefined {
  const label = /<label title="([^"]*)"><span[^>]*><input[^>]*checked=""/s.exec(html)?.[1]
  return label === undefined ? undefined : textOf(label).replace(/ – .*/, '')
}

test.each(locales)(
  'each fact of a product page in %s is in its data, and no other',
  async (locale) => {
    for (const { id } of products) {
      const { status, html, address } = await plainPage(
        shop,
        localePath(locale, `/shop/main/product/${id}`),
      )
      expect(status, address).toBe(200)
      expect(textsIn(html, locale), address).toEqual(textsOf(dataIn(html), colourIn(html), locale))
    }
  },
)

test('the data is that of each colour', async () => {
  let colours = 0
  for (const { id } of products.slice(0, 10)) {
    const { address, html: first } = await plainPage(shop, `/shop/main/product/${id}`)
    const codes = [...first.matchAll(/name="colour"[^>]* value="([\w-]+)"/g)].map(
      ([, code]) => code,
    )
    for (const code of codes) {
      const { html } = await plainPage(shop, `${address}?colour=${code}`)
      expect(textsIn(html, 'en'), code).toEqual(textsOf(dataIn(html), colourIn(html), 'en'))
      colours++
    }
  }
  expect(colours).toBeGreaterThan(10)
})

test('pages of a shop with agents switched off name no address of theirs', async () => {
  const value = JSON.stringify({ is_on: false })
  await shop.ctx.db.insertInto('configurations').values({ slug: 'agents', value }).execute()
  await shop.ctx.bus.announce(shop.ctx.db, ['configuration'])
  await expect.poll(async () => (await fetch(`${shop.url}/.well-known/ucp`)).status).toBe(404)
  const paths = ['/', '/shop/main/product', `/shop/main/product/${products[0]?.id}`, '/faq']
  for (const path of paths) {
    const answer = await fetch(shop.url + path)
    expect([...answer.headers].join() + (await answer.text()), path).not.toMatch(/\/ucp\b|\/mcp\b/)
  }
})
