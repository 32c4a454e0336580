import { localize, type Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { defaultStoreSearch } from '../../catalogue/default-store-search.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import type { Details } from '../../catalogue/present-details.ts'
import type { Ctx } from '../../platform/context.ts'
import { readBrand } from '../../settings/brand.ts'
import { addresses, productPath } from '../sitemap/addresses.ts'
import { element, xmlHead } from '../xml.ts'

/**
 * Every variant for sale as a Google Merchant feed (RSS 2.0 with its `g:` elements), one product at
 * a time. Prices and stock are those of the product's page.
 */
export async function* productFeed(ctx: Ctx, locale: Locale): AsyncGenerator<string> {
  const [brand, range] = await Promise.all([readBrand(ctx), defaultStoreSearch(ctx)])
  yield [
    `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`,
    element('title', localize(brand.name, locale)),
    element('link', addresses(ctx.settings.publicUrl, () => '/')[locale]),
    element('description', localize(brand.tagline, locale)),
  ].join('')
  for (const id of range.ids().toSorted()) {
    const details = await soldDetails(ctx, range.storeId, id)
    if (details) yield details.variants.map((each) => itemXml(ctx, details, each, locale)).join('')
  }
  yield '\n</channel></rss>\n'
}

/** Null for a product that was taken off sale since the feed began. */
async function soldDetails(ctx: Ctx, storeId: string, id: string): Promise<Details | null> {
  const range = await ctx.search.current(storeId)
  return range.find(id) === undefined ? null : (await productDetailsOf(ctx, storeId, id)).answer
}

type Variant = Details['variants'][number]

function itemXml(ctx: Ctx, product: Details, variant: Variant, locale: Locale): string {
  const colour = product.colour_choices.find(({ code }) => code === variant.colour)
  const title = localize(product.title, locale)
  const colourTitle = colour && localize(colour.title, locale)
  const [picture, ...more] = [...(colour?.pictures ?? []), ...product.shared_pictures].map(
    ({ file_id }) => `${ctx.settings.publicUrl}/files/${file_id}/960.webp`,
  )
  const [category] = product.categories
  const details: [string, string | null | undefined][] = [
    ['g:id', variant.sku],
    ['g:item_group_id', product._id],
    ['g:title', joinName([title, colourTitle, variant.size], locale).slice(0, 150)],
    ['g:description', descriptionOf(product, locale)],
    ['g:link', linkOf(ctx, product, variant, locale)],
    ['g:image_link', picture],
    ...more.slice(0, 10).map((each): [string, string] => ['g:additional_image_link', each]),
    ...pricesOf(variant),
    ...stockOf(variant),
    ['g:condition', 'new'],
    ['g:brand', product.brand],
    ['g:gtin', variant.barcode],
    ['g:mpn', variant.sku],
    ['g:product_type', category && localize(category.title, locale)],
    ['g:color', colourTitle],
    ['g:size', variant.size],
    ['g:material', product.fabric && localize(product.fabric, locale)],
    ['g:gender', 'male'],
    ['g:age_group', 'adult'],
  ]
  const elements = details.map(([name, text]) => (text ? element(name, text) : ''))
  return `\n<item>${elements.join('')}</item>`
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

function pricesOf({ price, original_price: before }: Variant): [string, string][] {
  if (before === price) return [['g:price', `${price} HKD`]]
  return [
    ['g:price', `${before} HKD`],
    ['g:sale_price', `${price} HKD`],
  ]
}

function stockOf({ stock, preorder_date: date }: Variant): [string, string][] {
  if (stock === 'sold_out') return [['g:availability', 'out_of_stock']]
  if (stock !== 'pre_order') return [['g:availability', 'in_stock']]
  return [
    ['g:availability', 'preorder'],
    ...(date ? [['g:availability_date', `${date}T00:00+0800`] satisfies [string, string]] : []),
  ]
}
