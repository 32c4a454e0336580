import { z } from '@hono/zod-openapi'

/** Hard limit of one page, whatever was asked for. */
export const maxPerPage = 100

/** Query fields of a list. `per_page` above what one page can hold is capped, not refused. */
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
      .openapi({ type: 'integer', minimum: 1, maximum: max, example: defaults.perPage }),
  }
}

export const sortOrder = z.enum(['asc', 'desc'])

/** The answer of a list that pages. `next_page_url` is null on the last page, followed as given. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    next_page_url: z.string().nullable(),
    total: z.int(),
  })
}

/** Answer of the `…-urls` calls: API paths of the related items' details, best first. */
export const urls = z.object({ data: z.array(z.string()) }).openapi('Urls')
