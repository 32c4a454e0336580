import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { urls } from '../paging.ts'
import { id } from '../shapes.ts'

export const bestSellers = endpoint({
  key: 'GET /stores/{store_id}/product-management/best-sellers-urls',
  area: 'catalogue',
  summary: 'List the products bought most in the last 90 days, counted every night',
  access: 'public',
  params: z.object({ store_id: id }),
  query: z.object({ items_per_page: z.coerce.number().int().min(1).max(24).default(12) }),
  answer: urls,
  example: {
    data: ['/api/customer/stores/main/product-management/products/prd_7Hq2mZt0Xa/details'],
  },
})
