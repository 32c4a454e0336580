import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id, localizedText, slug, storeParams } from '../shapes.ts'
import { productCard } from './catalogue.ts'

const suggestedProduct = productCard
  .pick({ _id: true, slug: true, title: true, price: true, picture: true, stock: true })
  .openapi('SuggestedProduct')

export const suggestProducts = endpoint({
  key: 'GET /stores/{store_id}/product-management/products/suggestions',
  area: 'catalogue',
  summary: 'Suggest products, categories and completions for a partial keyword',
  description:
    'From the first Chinese character or the second letter; before that, every list is empty.',
  access: 'public',
  params: storeParams,
  query: z.object({
    keyword: z.string().trim().max(120).openapi({ example: 'oxf' }),
  }),
  answer: z.object({
    /** Best first, at most six. */
    products: z.array(suggestedProduct),
    /** At most four. */
    categories: z.array(z.object({ _id: id, slug, title: localizedText, product_count: z.int() })),
    /** Searches with results, at most five. */
    completions: z.array(localizedText),
    /** The keyword with typos corrected, in the script it was typed in. */
    correction: z.string().nullable(),
  }),
  example: {
    products: [
      {
        _id: 'prd_8fK2mQx1Lz',
        slug: 'harbour-oxford-shirt',
        title: { en: 'Harbour Oxford shirt', zh: '海港牛津恤衫', cn: '海港牛津衬衫' },
        price: { from: '380.00', to: '380.00', original_from: null },
        picture: null,
        stock: 'in_stock',
      },
    ],
    categories: [
      {
        _id: 'cat_2Jd9sLq0Xw',
        slug: 'shirts',
        title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' },
        product_count: 14,
      },
    ],
    completions: [{ en: 'linen shirts', zh: '亞麻恤衫', cn: '亚麻衬衫' }],
    correction: null,
  },
})
