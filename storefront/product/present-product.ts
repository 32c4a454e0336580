import type { Answer } from '#contract/client.ts'
import { gtinOf } from '#domain/gtin.ts'
import { htmlLang, locales, localize, type Locale } from '#domain/locale.ts'
import { slugify } from '#domain/slug.ts'
import { lowStock } from '#domain/stock.ts'
import { messagesIn } from '../messages/messages.ts'
import { categoryPath } from '../paths.ts'
import type { ColourView, PictureView, ProductView, VariantView } from './product-view.ts'

export type ProductDetails =
  Answer<'GET /stores/{store_id}/product-management/products/{product_id}/details'>
type Picture = ProductDetails['shared_pictures'][number]

export function presentProduct(
  details: ProductDetails,
  pickupShop: string | null,
  locale: Locale,
): Omit<ProductView, 'delivery' | 'reviews' | 'look' | 'related' | 'crumbs'> {
  const text = (value: ProductDetails['title'] | null) => value && localize(value, locale)
  return {
    id: details._id,
    title: localize(details.title, locale),
    subtitle: localize(details.subtitle, locale),
    number: details.style_number,
    description: localize(details.description, locale),
    brand: details.brand,
    slugs: slugsOf(details),
    colours: coloursOf(details, locale),
    sizes: details.size_choices,
    promotions: details.promotions.map(
      ({ title, message }) => `${localize(message, locale)} · ${localize(title, locale)}`,
    ),
    variants: details.variants.map((variant) => presentVariant(variant, pickupShop)),
    measures: details.measurements,
    measurePicture: details.measure_picture && presentPicture(details.measure_picture, locale),
    fit: text(details.fit),
    fabric: text(details.fabric),
    care: details.care.map(({ code, title }) => ({ code, title: localize(title, locale) })),
    origin: details.origin && countryName(details.origin, locale),
    collection: details.collection && {
      slug: details.collection.slug,
      title: localize(details.collection.title, locale),
    },
  }
}

export function productCrumbs(
  details: ProductDetails,
  way: readonly { slug: string; title: ProductDetails['title'] }[],
  locale: Locale,
): ProductView['crumbs'] {
  return [
    { title: messagesIn(locale).catalogue.home, path: '/' },
    ...way.map(({ slug, title }) => ({ title: localize(title, locale), path: categoryPath(slug) })),
    { title: localize(details.title, locale) },
  ]
}

function slugsOf({ title }: ProductDetails): ProductView['slugs'] {
  const [en, zh, cn] = locales.map((locale) => slugify(localize(title, locale)))
  return { en: en ?? '', zh: zh ?? '', cn: cn ?? '' }
}

/** Each colour's own pictures, then the shared ones. */
function coloursOf(details: ProductDetails, locale: Locale): ColourView[] {
  const shared = details.shared_pictures
  return details.colour_choices.map(({ code, title, hex, pictures }) => ({
    code,
    title: localize(title, locale),
    hex,
    pictures: [...pictures, ...shared].map((picture) => presentPicture(picture, locale)),
  }))
}

function presentPicture(picture: Omit<Picture, 'view'>, locale: Locale): PictureView {
  const { file_id: file, background, alt } = picture
  return { file, background, alt: localize(alt, locale) }
}

function presentVariant(
  variant: ProductDetails['variants'][number],
  pickupShop: string | null,
): VariantView {
  const { _id, sku, colour, size, price, stock, available, original_price: was } = variant
  const here = pickupShop === null ? undefined : variant.available_at[pickupShop]
  const gtin = gtinOf(variant.barcode)
  return {
    id: _id,
    sku,
    colour,
    size,
    price,
    ...(was !== price && { was }),
    ...(variant.price_ends_at !== null && { priceEnds: variant.price_ends_at }),
    ...(gtin !== null && { gtin }),
    ...(variant.point_price !== null && { points: variant.point_price }),
    // Low on the shelf but available to order: the cart tells customers who want more.
    stock: stock === 'low' && available > lowStock ? 'in_stock' : stock,
    available,
    ...(variant.preorder_date !== null && { preorder: variant.preorder_date }),
    ...(here !== undefined && here > 0 && { here }),
  }
}

/** The place as labels write it; the name of a special administrative region is longer. */
const hongKong = { en: 'Hong Kong', zh: '香港', cn: '中国香港' }

function countryName(code: string, locale: Locale): string {
  if (code === 'HK') return hongKong[locale]
  return new Intl.DisplayNames(htmlLang[locale], { type: 'region' }).of(code) ?? code
}
