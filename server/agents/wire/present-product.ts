import type { z } from '@hono/zod-openapi'
import type { productDetails } from '#contract/endpoints/catalogue.ts'
import { centsOf } from '#domain/format-money.ts'
import { gtinOf } from '#domain/gtin.ts'
import { localize, type Locale, type LocalizedText } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { slugify } from '#domain/slug.ts'
import { sizeTitle } from '#domain/variant-title.ts'
import { pageUrl } from '../../platform/mail/links.ts'
import type { Ctx } from '../../platform/context.ts'

export type Details = z.input<typeof productDetails>
export type Variant = Details['variants'][number]

const optionNames = {
  colour: { en: 'Colour', zh: '顏色', cn: '颜色' },
  size: { en: 'Size', zh: '尺碼', cn: '尺码' },
} as const satisfies Record<string, LocalizedText>

export type OptionKey = keyof typeof optionNames

/** The option that a name means in any of the three languages. */
export function optionKey(name: string): OptionKey | null {
  const typed = name.trim().toLowerCase()
  if (typed === 'color') return 'colour'
  if (typed === 'colour' || typed === 'size') return typed
  if (Object.values(optionNames.colour).some((each) => each === typed)) return 'colour'
  return Object.values(optionNames.size).some((each) => each === typed) ? 'size' : null
}

export interface ProductView {
  ctx: Ctx
  locale: Locale
  /** Name of the shop. */
  seller: string
}

/** A product with those of its variants that an answer is about. */
export function presentProduct(view: ProductView, details: Details, variants: readonly Variant[]) {
  const { locale } = view
  const prices = details.variants.map(({ price }) => centsOf(price))
  const before = details.variants.map(({ original_price: price }) => centsOf(price))
  const isReduced = details.variants.some(({ price, original_price: old }) => price !== old)
  const media = mediaOf(view, details, variants[0]?.colour ?? null)
  return {
    id: details._id,
    handle: details.slug,
    title: localize(details.title, locale),
    description: descriptionOf(details, locale),
    url: productUrl(view, details),
    categories: details.categories.map(({ title }) => ({
      value: localize(title, locale),
      taxonomy: 'merchant',
    })),
    price_range: rangeOf(prices),
    ...(isReduced && { list_price_range: rangeOf(before) }),
    ...(media.length > 0 && { media }),
    ...optionsOf(details, locale),
    variants: variants.map((variant) => presentVariant(view, details, variant)),
    ...ratingOf(details),
    tags: details.tags,
    metadata: metadataOf(details, locale),
  }
}

function presentVariant(view: ProductView, details: Details, variant: Variant) {
  const { locale } = view
  const media = mediaOf(view, details, variant.colour)
  const isReduced = variant.price !== variant.original_price
  const gtin = gtinOf(variant.barcode)
  const url = new URL(productUrl(view, details))
  if (variant.colour !== null) url.searchParams.set('colour', variant.colour)
  if (variant.size !== null) url.searchParams.set('size', variant.size)
  const title = localize(variant.title, locale) || localize(details.title, locale)
  return {
    id: variant._id,
    sku: variant.sku,
    ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    title,
    description: { plain: joinName([localize(details.title, locale), title], locale) },
    url: url.href,
    price: priceOf(centsOf(variant.price)),
    ...(isReduced && { list_price: priceOf(centsOf(variant.original_price)) }),
    availability: {
      available: variant.available > 0,
      status: statusOf(variant),
      ...(variant.preorder_date && { expected_on: variant.preorder_date }),
    },
    options: selectionOf(details, variant, locale),
    ...(media.length > 0 && { media }),
    seller: {
      name: view.seller,
      links: [
        {
          type: 'refund_policy',
          url: pageUrl(view.ctx, view.locale, '/terms-of-service/refund-policy'),
        },
        {
          type: 'shipping_policy',
          url: pageUrl(view.ctx, view.locale, '/terms-of-service/shipping-policy'),
        },
      ],
    },
  }
}

/** A variant's colour and size, as options. */
export function selectionOf(details: Details, { colour, size }: Variant, locale: Locale) {
  const choice = details.colour_choices.find(({ code }) => code === colour)
  return [
    ...(choice ? [selected('colour', choice.code, localize(choice.title, locale), locale)] : []),
    ...(size === null ? [] : [selected('size', size, sizeTitle(size)[locale], locale)]),
  ]
}

function selected(key: OptionKey, id: string, label: string, locale: Locale) {
  return { name: localize(optionNames[key], locale), id, label }
}

function optionsOf(details: Details, locale: Locale) {
  const colours = details.colour_choices.map(({ code, title }) => ({
    id: code,
    label: localize(title, locale),
  }))
  const sizes = details.size_choices.map((size) => ({ id: size, label: sizeTitle(size)[locale] }))
  const options = [
    { name: localize(optionNames.colour, locale), values: colours },
    { name: localize(optionNames.size, locale), values: sizes },
  ].filter(({ values }) => values.length > 0)
  return options.length > 0 && { options }
}

function descriptionOf({ description, subtitle, title }: Details, locale: Locale) {
  const written = localize(description, locale)
  const plain = written || localize(subtitle, locale) || localize(title, locale)
  // Markdown: headings, emphasis and list marks.
  const bare = plain.replaceAll(/^[#>*-]+ +|\*\*|__/gm, '')
  return { plain: bare, ...(written && { markdown: written }) }
}

function statusOf({ available, stock }: Variant): string {
  if (available === 0) return 'out_of_stock'
  return stock === 'pre_order' ? 'preorder' : 'in_stock'
}

/** Details that help to choose a garment: cloth, care, origin, and measures in centimetres. */
function metadataOf(details: Details, locale: Locale) {
  const { fabric, fit, care, origin, measurements, collection, style_number: style } = details
  return {
    brand: details.brand,
    ...(fabric && { material: localize(fabric, locale) }),
    ...(fit && { fit: localize(fit, locale) }),
    ...(care.length > 0 && { care: care.map(({ title }) => localize(title, locale)) }),
    ...(origin && { country_of_origin: origin }),
    ...(collection && { collection: localize(collection.title, locale) }),
    ...(style && { style_number: style }),
    ...(measurements.length > 0 && { measurements_cm: measurements }),
  }
}

function ratingOf({ review_average: value, review_count: count }: Details) {
  return value !== null && { rating: { value, scale_min: 1, scale_max: 5, count } }
}

function mediaOf({ ctx, locale }: ProductView, details: Details, colour: string | null) {
  const own =
    details.colour_choices.find(({ code }) => code === colour) ?? details.colour_choices[0]
  return [...(own?.pictures ?? []), ...details.shared_pictures].map((picture) => ({
    type: 'image',
    url: `${ctx.settings.publicUrl}/files/${picture.file_id}/960.webp`,
    alt_text: localize(picture.alt, locale),
    width: picture.width,
    height: picture.height,
  }))
}

function productUrl(view: ProductView, { _id, title }: Details): string {
  const slug = slugify(localize(title, view.locale))
  return encodeURI(pageUrl(view.ctx, view.locale, `/shop/main/product/${_id}${slug && `/${slug}`}`))
}

export function priceOf(amount: number) {
  return { amount, currency: 'HKD' }
}

function rangeOf(amounts: readonly number[]) {
  return { min: priceOf(Math.min(...amounts)), max: priceOf(Math.max(...amounts)) }
}
