import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery, sortOrder, urls } from '../paging.ts'
import {
  amount,
  id,
  localizedText,
  picture,
  searchText,
  slug,
  storeParams,
  time,
} from '../shapes.ts'

export const stockStates = ['in_stock', 'low', 'sold_out', 'pre_order'] as const
const stockState = z.enum(stockStates)

const cardColour = z.object({
  code: z.string(),
  title: localizedText,
  hex: z.string(),
  stock: stockState,
  front: picture.nullable(),
  back: picture.nullable(),
})

export const productCard = z
  .object({
    _id: id,
    slug,
    title: localizedText,
    subtitle: localizedText,
    style_number: z.string().nullable(),
    category: z.object({ _id: id, slug, title: localizedText }).nullable(),
    price: z.object({ from: amount, to: amount, original_from: amount.nullable() }),
    point_price: z.int().nullable(),
    /** Picture of a card before a colour is chosen. */
    picture: picture.nullable(),
    colours: z.array(cardColour),
    /** Sizes in order, each with its best availability over all colours. */
    sizes: z.array(z.object({ title: z.string(), stock: stockState })),
    stock: stockState,
    is_new: z.boolean(),
    review_count: z.int(),
    /** 1 to 5, one decimal; null without reviews. */
    review_average: z.number().nullable(),
    published_at: time,
  })
  .openapi('ProductCard')

const facetValue = z.object({ value: z.string(), title: localizedText, count: z.int() })

export const facets = z
  .object({
    categories: z.array(facetValue),
    colours: z.array(facetValue.extend({ hex: z.string() })),
    sizes: z.array(facetValue),
    fits: z.array(facetValue),
    fabrics: z.array(facetValue),
    collections: z.array(facetValue),
    brands: z.array(facetValue),
    price: z.object({ min: amount, max: amount }).nullable(),
    in_stock: z.int(),
  })
  .openapi('Facets')

/** Comma-separated values. */
function listOf(characters: number) {
  return z
    .string()
    .max(characters)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .optional()
    .openapi({ type: 'string', example: 'navy,white' })
}
const list = listOf(1000)

export const productSorts = ['title.en', 'recommended', 'created_at', 'price', 'relevance'] as const

export const filterProducts = endpoint({
  key: 'GET /stores/{store_id}/product-management/products/filter',
  area: 'catalogue',
  summary: 'List products by category, keyword and attributes, with counts for each filter',
  access: 'public',
  params: storeParams,
  query: z.object({
    ...pageQuery({ perPage: 5 }),
    product_ids: listOf(8000).openapi({
      description:
        '`_id`s or handles: exactly these products in this order, ignoring other filters. Products not on sale are left out.',
    }),
    category_ids: list.openapi({
      description: '`_id`s or slugs of categories; their subcategories are included.',
    }),
    keyword: z.string().trim().max(120).optional(),
    literal: z.enum(['true', 'false']).default('false').openapi({
      description: 'Searches for the exact keyword, without correcting typos.',
    }),
    slug: slug
      .optional()
      .openapi({ description: 'An entry of the sorting list `products`.', example: 'recommended' }),
    colours: list.openapi({ description: 'Colour families, e.g. `blue,green`.' }),
    sizes: list,
    fits: list,
    fabrics: list,
    collections: list,
    brands: list,
    tags: list,
    price_min: z.coerce.number().min(0).max(10_000_000).optional(),
    price_max: z.coerce.number().min(0).max(10_000_000).optional(),
    in_stock: z.enum(['true', 'false']).optional(),
    on_sale: z.enum(['true', 'false']).optional(),
    with_facets: z.enum(['true', 'false']).default('false'),
    sort_by: z.enum(productSorts).optional().openapi({
      description:
        'Defaults to `slug`; with a keyword to `relevance`; otherwise to `title.en`. `recommended` is the shop’s own order, with sold-out products last.',
    }),
    sort_order: sortOrder.default('asc'),
  }),
  answer: pageOf(productCard).extend({
    facets: facets.optional(),
    corrected_keyword: z.string().optional().openapi({
      description:
        'The corrected keyword that was searched for, because no product matched the original.',
      example: 'oxford',
    }),
  }),
})

const variant = z
  .object({
    _id: id,
    sku: z.string(),
    title: localizedText,
    colour: z.string().nullable(),
    size: z.string().nullable(),
    price: amount,
    original_price: amount,
    price_starts_at: time.nullable().openapi({
      description:
        'When the price began, if a scheduled price or a promotion on the product makes it.',
    }),
    price_ends_at: time
      .nullable()
      .openapi({ description: 'When it ends; null without an end, or if none is set.' }),
    point_price: z.int().nullable(),
    stock: stockState,
    /** Items that can be ordered now. */
    available: z.int(),
    preorder_date: z.iso.date().nullable(),
    /** Items by pick-up shop (warehouse `_id`). */
    available_at: z.record(z.string(), z.int()),
    barcode: z.string().nullable(),
  })
  .openapi('Variant')

const colourChoice = z.object({
  code: z.string(),
  title: localizedText,
  hex: z.string(),
  family: z.string(),
  pictures: z.array(picture.extend({ view: z.string() })),
})

/** A promotion with a sentence about it: what it offers, or what to add for it. */
export const promotionWords = z
  .object({ title: localizedText, message: localizedText })
  .openapi('PromotionWords')

export const productDetails = productCard
  .extend({
    description: localizedText,
    fit_kind: z.string().nullable(),
    fit: localizedText.nullable(),
    fabric_kind: z.string().nullable(),
    fabric: localizedText.nullable(),
    care: z.array(z.object({ code: z.string(), title: localizedText })),
    origin: z.string().length(2).nullable(),
    brand: z.string(),
    collection: z.object({ slug, title: localizedText }).nullable(),
    tags: z.array(z.string()),
    categories: z.array(z.object({ _id: id, slug, title: localizedText })),
    colour_choices: z.array(colourChoice),
    size_choices: z.array(z.string()),
    variants: z.array(variant),
    /** Garment measurements laid flat, in centimetres, by size. */
    measurements: z.array(z.object({ size: z.string(), values: z.record(z.string(), z.number()) })),
    measure_picture: picture.nullable(),
    shared_pictures: z.array(picture.extend({ view: z.string() })),
    /** Complete the look, hand-picked. */
    goes_with: z.array(id),
    /** Cart promotions about this product. */
    promotions: z.array(promotionWords),
    search_text: searchText.optional(),
  })
  .openapi('ProductDetails')

export const productByIdParams = storeParams.extend({ product_id: id })

export const getProduct = endpoint({
  key: 'GET /stores/{store_id}/product-management/products/{product_id}/details',
  area: 'catalogue',
  summary: 'Get everything a product page shows',
  access: 'public',
  params: productByIdParams,
  answer: productDetails,
})

export const relatedProducts = endpoint({
  key: 'GET /stores/{store_id}/product-management/related-products-urls',
  area: 'catalogue',
  summary: 'List products similar to this one',
  description:
    'Hand-picked ones first, then those bought with it in the last year, then the most similar.',
  access: 'public',
  params: storeParams,
  query: z.object({
    product_id: id,
    items_per_page: z.coerce.number().int().min(1).max(24).default(12),
  }),
  answer: urls,
})

export const listWarehouses = endpoint({
  key: 'GET /stores/{store_id}/warehouses/all',
  area: 'catalogue',
  summary: 'List the shops where an order can be picked up',
  access: 'public',
  params: storeParams,
  query: z.object(pageQuery({ perPage: 999, max: 999 })),
  answer: pageOf(
    z
      .object({
        _id: id,
        slug,
        title: localizedText,
        address: localizedText,
        phone: z.string(),
        hours: localizedText,
        map_url: z.string(),
        ready_hours: z.int(),
      })
      .openapi('Warehouse'),
  ),
})
