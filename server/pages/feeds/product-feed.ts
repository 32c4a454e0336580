import { hongKongDay, onHongKongClock, type Day } from '#domain/dates.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { gtinOf } from '#domain/gtin.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { joinName } from '#domain/punctuation.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { defaultStoreSearch } from '../../catalogue/default-store-search.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import type { Details } from '../../catalogue/present-details.ts'
import type { Ctx } from '../../platform/context.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { readBrand } from '../../settings/brand.ts'
import { readLimits } from '../../settings/limits.ts'
import { listCouriers, rateTo, type Courier } from '../../shipping/couriers.ts'
import { addresses, productPath } from '../sitemap/addresses.ts'
import { element, escaped, xmlHead } from '../xml.ts'

/**
 * Every variant for sale as a Google Merchant feed (RSS 2.0 with its `g:` elements), one product at
 * a time. Prices and stock are those of the product's page.
 */
export async function* productFeed(ctx: Ctx, locale: Locale): AsyncGenerator<string> {
  const [brand, range, terms] = await Promise.all([
    readBrand(ctx),
    defaultStoreSearch(ctx),
    readTerms(ctx),
  ])
  yield [
    `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"`,
    ' xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', localize(brand.name, locale)),
    element('link', addresses(ctx.settings.publicUrl, () => '/')[locale]),
    element('description', localize(brand.tagline, locale)),
    ...(await relatedFiles(ctx)).map(
      (path) => `<atom:link rel="related" href="${escaped(ctx.settings.publicUrl + path)}"/>`,
    ),
  ].join('')
  for (const id of range.ids().toSorted()) {
    const details = await soldDetails(ctx, range.storeId, id)
    if (details)
      yield details.variants
        .map((each) => itemXml(ctx, { details, variant: each, terms }, locale))
        .join('')
  }
  yield '\n</channel></rss>\n'
}

/** Null for a product that was taken off sale since the feed began. */
async function soldDetails(ctx: Ctx, storeId: string, id: string): Promise<Details | null> {
  const range = await ctx.search.current(storeId)
  return range.find(id) === undefined ? null : (await productDetailsOf(ctx, storeId, id)).answer
}

/** Documents about the whole shop for other programs. */
async function relatedFiles(ctx: Ctx): Promise<string[]> {
  const { is_on: hasAgents } = await readAgentSettings(ctx)
  return ['/llms.txt', ...(hasAgents ? ['/.well-known/ucp'] : [])]
}

/** What every item has in common. */
interface Terms {
  today: Day
  couriers: readonly Courier[]
  returnDays: number
}

async function readTerms(ctx: Ctx): Promise<Terms> {
  const [couriers, { return_days: returnDays }] = await Promise.all([
    listCouriers(ctx),
    readLimits(ctx),
  ])
  return { today: hongKongDay(ctx.clock()), couriers, returnDays }
}

type Field = [name: string, text: string]
type Variant = Details['variants'][number]

interface Item {
  details: Details
  variant: Variant
  terms: Terms
}

function itemXml(ctx: Ctx, { details: product, variant, terms }: Item, locale: Locale): string {
  const colour = product.colour_choices.find(({ code }) => code === variant.colour)
  const title = localize(product.title, locale)
  const size = variant.size && sizeTitle(variant.size)[locale]
  const colourTitle = colour && localize(colour.title, locale)
  const [picture, ...more] = [...(colour?.pictures ?? []), ...product.shared_pictures].map(
    ({ file_id }) => `${ctx.settings.publicUrl}/files/${file_id}/960.webp`,
  )
  const [category] = product.categories
  const gtin = gtinOf(variant.barcode)
  const details: [string, string | null | undefined][] = [
    ['g:id', variant.sku],
    ['g:item_group_id', product._id],
    ['g:title', joinName([title, colourTitle, size], locale).slice(0, 150)],
    ['g:description', descriptionOf(product, locale)],
    ['g:link', linkOf(ctx, product, variant, locale)],
    ['g:image_link', picture],
    ...more.slice(0, 10).map((each): Field => ['g:additional_image_link', each]),
    ...pricesOf(variant),
    ...stockOf(variant, terms.today),
    ['g:condition', 'new'],
    ['g:brand', product.brand],
    ['g:gtin', gtin],
    ['g:mpn', variant.sku],
    ['g:identifier_exists', gtin || product.brand ? null : 'no'],
    ['g:product_type', category && localize(category.title, locale)],
    ['g:color', colourTitle],
    ['g:size', size],
    ['g:material', product.fabric && localize(product.fabric, locale)],
    ['g:gender', 'male'],
    ['g:age_group', 'adult'],
    ['g:return_policy_label', `${terms.returnDays}_days`],
  ]
  const elements = details.map(([name, text]) => (text ? element(name, text) : ''))
  const shipping = terms.couriers.map((each) => shippingXml(each, variant, locale))
  return `\n<item>${[...elements, ...shipping].join('')}</item>`
}

function descriptionOf({ description, subtitle }: Details, locale: Locale): string {
  const text = localize(description, locale) || localize(subtitle, locale)
  // Markdown: headings, emphasis and list marks.
  return text.replaceAll(/^[#>*-]+ +|\*\*|__/gm, '').slice(0, 5000)
}

function linkOf(ctx: Ctx, product: Details, { colour, size }: Variant, locale: Locale): string {
  const path = (each: Locale) => productPath(product._id, product.title, each)
  const url = new URL(addresses(ctx.settings.publicUrl, path)[locale])
  if (colour !== null) url.searchParams.set('colour', colour)
  if (size !== null) url.searchParams.set('size', size)
  return url.href
}

function pricesOf(variant: Variant): Field[] {
  const { price, original_price: before, price_starts_at: from, price_ends_at: until } = variant
  if (before === price) return [['g:price', `${price} HKD`]]
  return [
    ['g:price', `${before} HKD`],
    ['g:sale_price', `${price} HKD`],
    ...(from && until
      ? [['g:sale_price_effective_date', `${feedTime(from)}/${feedTime(until)}`] satisfies Field]
      : []),
  ]
}

function feedTime(time: string): string {
  return `${onHongKongClock(new Date(time)).slice(0, 19)}+0800`
}

/** The fee of the product's page for one of it; couriers count working days from the order. */
function shippingXml(courier: Courier, { price }: Variant, locale: Locale): string {
  const rate = rateTo(courier, 'HK')
  if (!rate) return ''
  const isFree = rate.free_over_cents !== null && centsOf(price) >= rate.free_over_cents
  const fields: Field[] = [
    ['g:country', 'HK'],
    ['g:service', localize(courier.title, locale)],
    ['g:price', `${decimalText(cents(isFree ? 0 : rate.base_cents))} HKD`],
    ['g:min_transit_time', String(rate.days_min)],
    ['g:max_transit_time', String(rate.days_max)],
  ]
  return `<g:shipping>${fields.map(([name, text]) => element(name, text)).join('')}</g:shipping>`
}

function stockOf({ stock, preorder_date: date }: Variant, today: Day): Field[] {
  if (stock === 'sold_out') return [['g:availability', 'out_of_stock']]
  if (stock !== 'pre_order') return [['g:availability', 'in_stock']]
  return [
    ['g:availability', 'preorder'],
    ...(date && date >= today
      ? [['g:availability_date', `${date}T00:00+0800`] satisfies Field]
      : []),
  ]
}
