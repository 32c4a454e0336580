import { z } from '@hono/zod-openapi'

/** Hard limit per page, whatever is requested. */
const maxPerPage = 100

/** Query fields of a list. `per_page` above the maximum is capped, not rejected. */
export function pageQuery(defaults: { perPage: number; max?: number }) {
  const max = defaults.max ?? maxPerPage
  return {
    page: z.coerce.number().int().min(1).max(100_000).default(1).openapi({ example: 1 }),
    per_page: z.coerce
      .number()
      .int()
      .min(1)
      .max(9999)
      .default(defaults.perPage)
      .transform((value) => Math.min(value, max))
      .openapi({
        type: 'integer',
        minimum: 1,
        maximum: max,
        example: Math.min(defaults.perPage, max),
      }),
  }
}

export const sortOrder = z.enum(['asc', 'desc'])

/** Response of a paged list. `next_page_url` is used as is; null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    next_page_url: z.string().nullable(),
    total: z.int(),
  })
}

/** Response of a list that is answered whole. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) })
}

/** Response of the `…-urls` calls: API paths of the related items' details, best first. */
export const urls = z.object({ data: z.array(z.string()) }).openapi('Urls')

/** First and last day of what a list shows. */
export const dayRange = {
  from: z.iso.date().optional().openapi({ description: 'First day, in Hong Kong time.' }),
  to: z.iso.date().optional().openapi({ description: 'Last day, in Hong Kong time.' }),
}
