import { absolute } from '../head/head.ts'
import type { Locale } from '#domain/locale.ts'
import { messagesIn } from '../messages/messages.ts'
import { fileUrl } from '../pictures/picture-files.ts'
import { measuresShown, measureTitle } from './measures.ts'
import { offerTerms } from './offer-terms.ts'
import type { ProductView, VariantView } from './product-view.ts'

const schema = 'https://schema.org'

interface ProductPlace {
  description: string
  url: string
  publicUrl: string
  locale: Locale
}

/** Structured data of the product and its variants (schema.org ProductGroup): what its page says. */
export function productData(product: ProductView, place: ProductPlace): object {
  const { description, url, publicUrl, locale } = place
  const { colours } = product
  const pictures = colours[0]?.pictures ?? []
  const termsOf = offerTerms(product, place)
  const sizeOf = sizes(product, locale)
  const { sizeTitle } = messagesIn(locale).catalogue
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
    ...(product.origin && { countryOfOrigin: product.origin }),
    ...propertiesOf(product, locale),
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
    hasVariant: product.variants.map((variant) => {
      const colour = colours.find(({ code }) => code === variant.colour)
      const [picture] = colour?.pictures ?? []
      // Varying fields come last and together: compresses best.
      return {
        '@type': 'Product',
        ...(colour && { color: colour.title }),
        ...(picture && { image: absolute(fileUrl(picture.file, 960), publicUrl) }),
        offers: offerData(variant, { url, terms: termsOf(variant), product }),
        name: [product.title, colour?.title, variant.size && sizeTitle(variant.size)]
          .filter(Boolean)
          .join(' '),
        sku: variant.sku,
        ...(variant.gtin && { gtin: variant.gtin }),
        ...(variant.size !== null && { size: sizeOf(variant.size) }),
      }
    }),
  }
}

interface OfferPlace {
  url: string
  terms: object
  product: ProductView
}

function offerData(variant: VariantView, { url, terms, product }: OfferPlace): object {
  const { price, was, priceEnds, preorder, stock } = variant
  const currency = { priceCurrency: 'HKD' }
  return {
    '@type': 'Offer',
    itemCondition: 'NewCondition',
    ...terms,
    ...currency,
    price,
    ...(was && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: `${schema}/StrikethroughPrice`,
        price: was,
        ...currency,
      },
    }),
    ...(priceEnds && { priceValidUntil: priceEnds }),
    // The day of an overdue one has passed.
    ...(preorder && preorder >= product.delivery.today && { availabilityStarts: preorder }),
    availability: availability[stock],
    url: url + queryOf(variant),
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

/** What schema.org has no field for. */
function propertiesOf({ care, fit }: ProductView, locale: Locale) {
  const { product: messages } = messagesIn(locale)
  const property = (name: string, value: unknown) => ({ '@type': 'PropertyValue', name, value })
  const properties = [
    ...(fit ? [property(messages.fit, fit)] : []),
    ...(care.length > 0
      ? [
          property(
            messages.fabricAndCare,
            care.map(({ title }) => title),
          ),
        ]
      : []),
  ]
  return properties.length > 0 && { additionalProperty: properties }
}

/** Each size with its measures at its first use, and by its name after that. */
function sizes({ measures }: ProductView, locale: Locale): (size: string) => string | object {
  const { catalogue, product: messages } = messagesIn(locale)
  const names = measuresShown(measures)
  const left = new Map(measures.map(({ size, values }) => [size, values]))
  return (size) => {
    const values = left.get(size)
    if (!values) return catalogue.sizeTitle(size)
    left.delete(size)
    return {
      '@type': 'SizeSpecification',
      name: catalogue.sizeTitle(size),
      hasMeasurement: names
        .filter((name) => values[name] !== undefined)
        .map((name) => ({
          '@type': 'QuantitativeValue',
          name: measureTitle(name, messages),
          value: values[name],
          unitCode: 'CMT',
        })),
    }
  }
}
