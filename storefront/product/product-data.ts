import { absolute } from '../head/head.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { amountCents } from '../price-text.ts'
import type { ProductView, VariantView } from './product-view.ts'

const schema = 'https://schema.org'

/** Structured data of the product and its variants (schema.org ProductGroup). */
export function productData(product: ProductView, place: StylePlace): object {
  const { description, url, publicUrl } = place
  const { colours } = product
  const pictures = colours[0]?.pictures ?? []
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    '@id': url,
    productGroupID: product.id,
    name: product.title,
    description,
    url,
    brand: { '@type': 'Brand', name: product.brand },
    image: pictures.map(({ file }) => absolute(fileUrl(file, 960), publicUrl)),
    ...(product.fabric && { material: product.fabric }),
    ...(product.reviews.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.reviews.average,
        reviewCount: product.reviews.count,
      },
    }),
    audience: {
      '@type': 'PeopleAudience',
      suggestedGender: 'male',
      suggestedMinAge: 13,
    },
    variesBy: [
      ...(colours.length > 0 ? [`${schema}/color`] : []),
      ...(product.sizes.length > 0 ? [`${schema}/size`] : []),
    ],
    hasVariant: product.variants.map((variant, index) =>
      variantData(product, variant, { url, publicUrl, isFirst: index === 0 }),
    ),
  }
}

interface StylePlace {
  description: string
  url: string
  publicUrl: string
}

interface VariantPlace extends Omit<StylePlace, 'description'> {
  isFirst: boolean
}

function variantData(product: ProductView, variant: VariantView, place: VariantPlace): object {
  const colour = product.colours.find(({ code }) => code === variant.colour)
  const [picture] = colour?.pictures ?? []
  // Varying fields come last and together: compresses best.
  return {
    '@type': 'Product',
    ...(colour && { color: colour.title }),
    ...(picture && { image: absolute(fileUrl(picture.file, 960), place.publicUrl) }),
    offers: {
      '@type': 'Offer',
      itemCondition: 'NewCondition',
      ...termsData(product, variant, place.isFirst),
      priceCurrency: 'HKD',
      price: variant.price,
      ...(variant.preorder && { availabilityStarts: variant.preorder }),
      availability: availability[variant.stock],
      url: place.url + queryOf(variant),
    },
    name: [product.title, colour?.title, variant.size].filter(Boolean).join(' '),
    ...(variant.size !== null && { size: variant.size }),
    sku: variant.sku,
  }
}

/** Words, not ids: twenty random ids would add 200 bytes to every document. */
function queryOf({ id, colour, size }: VariantView): string {
  const messages = new URLSearchParams()
  if (colour !== null) messages.set('colour', colour)
  if (size !== null) messages.set('size', size)
  return messages.size > 0 ? `?${messages}` : `?variant=${id}`
}

const availability = {
  in_stock: 'InStock',
  low: 'InStock',
  sold_out: 'OutOfStock',
  pre_order: 'PreOrder',
} as const satisfies Record<VariantView['stock'], string>

/** Within the page. */
const ids = { delivery: { '@id': '#delivery' }, returns: { '@id': '#returns' } }

/** Written out for the first offer; the others refer to it by `@id`. */
function termsData(product: ProductView, variant: VariantView, isFirst: boolean) {
  if (!isFirst) return { shippingDetails: ids.delivery, hasMerchantReturnPolicy: ids.returns }
  return {
    shippingDetails: { ...ids.delivery, ...shippingData(product, variant) },
    hasMerchantReturnPolicy: {
      ...ids.returns,
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'HK',
      returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
      merchantReturnDays: product.delivery.returnDays,
      returnMethod: 'ReturnByMail',
    },
  }
}

function shippingData({ delivery }: ProductView, { price }: VariantView): object {
  const [courier] = delivery.couriers
  if (!courier) return { '@type': 'OfferShippingDetails' }
  const isFree = courier.freeOver !== null && amountCents(price) >= amountCents(courier.freeOver)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: isFree ? '0' : courier.fee,
      currency: 'HKD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'HK' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(courier.days[0], courier.days[1]),
    },
  }
}

function days(minValue: number, maxValue: number): object {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}
