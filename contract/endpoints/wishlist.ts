import { z } from '@hono/zod-openapi'
import { isEmailShape, normaliseEmail } from '#domain/contact.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, storeParams, text } from '../shapes.ts'
import { productCard } from './catalogue.ts'

export const exampleCard = {
  _id: 'prd_8fK2mQx1Lz',
  slug: 'harbour-oxford-shirt',
  title: { en: 'Harbour Oxford shirt', zh: '海港牛津恤衫', cn: '海港牛津衬衫' },
  subtitle: { en: 'Regular fit', zh: '標準版型', cn: '标准版型' },
  style_number: 'PR-101',
  category: {
    _id: 'cat_2Jd9sLq0Xw',
    slug: 'shirts',
    title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' },
  },
  price: { from: '380.00', to: '380.00', original_from: null },
  point_price: null,
  picture: null,
  colours: [],
  sizes: [{ title: 'M', stock: 'in_stock' }],
  stock: 'in_stock',
  is_new: false,
  review_count: 0,
  review_average: null,
  published_at: '2026-11-01T04:00:00.000Z',
}

export const readWishlist = endpoint({
  key: 'GET /stores/{store_id}/wishlist/all',
  area: 'wishlist',
  summary: 'List the products on the wishlist, newest first',
  description: 'Products currently not on sale are hidden until they are sold again.',
  access: 'account',
  params: storeParams,
  query: z.object(pageQuery({ perPage: 3 })),
  answer: pageOf(productCard),
  example: {
    data: [exampleCard],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const readWishlistIds = endpoint({
  key: 'GET /stores/{store_id}/wishlist/ids',
  area: 'wishlist',
  summary: 'List the ids of all products on the wishlist',
  access: 'account',
  params: storeParams,
  answer: z.object({ data: z.array(id), total: z.int() }),
  example: { data: ['prd_8fK2mQx1Lz'], total: 1 },
})

export const toggleWish = endpoint({
  key: 'POST /stores/{store_id}/wishlist/add-to-wishlist',
  area: 'wishlist',
  summary: 'Add a product, or remove it if it is on the list',
  description:
    'With `is_wished` the product is set to be on the list or not, so the call can be repeated. A list keeps the newest 200.',
  access: 'account',
  params: storeParams,
  body: z.object({
    product_id: id,
    is_wished: z.boolean().optional().openapi({ description: 'Omitted: toggles.' }),
  }),
  answer: z.object({ product_id: id, is_wished: z.boolean(), total: z.int() }),
  idempotent: true,
  example: { product_id: 'prd_8fK2mQx1Lz', is_wished: true, total: 1 },
})

export const requestStock = endpoint({
  key: 'POST /stores/{store_id}/stock-requests',
  area: 'wishlist',
  summary: 'Ask for one email when a sold-out variant is back in stock',
  description:
    'Customers are emailed at their confirmed address; anyone else gives one. The answer is the same whether or not the address has already asked.',
  access: 'public',
  params: storeParams,
  idempotent: true,
  body: z.object({
    product_variant_id: id,
    email: text
      .max(254)
      .transform(normaliseEmail)
      .refine((email) => email === '' || isEmailShape(email), issueSentences.email.en)
      .default('')
      .openapi({ type: 'string', format: 'email', example: 'wong@example.com' }),
  }),
  answer: z.object({ product_variant_id: id }),
  example: { product_variant_id: 'var_3kT9mXq2Lw' },
})
