import { z } from '@hono/zod-openapi'
import { sortOrder } from './paging.ts'
import { id, localizedText, picture, searchText, slug, time } from './shapes.ts'

export const entryTypes = ['story', 'guide', 'news', 'lookbook'] as const
export const entryStatuses = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const

/** Card of an article or a post (spec §3, blog entry). */
export const entryCard = z.object({
  _id: id,
  slug,
  title: localizedText,
  /** One or two sentences. */
  description: localizedText,
  images: z.array(picture),
  author: localizedText,
  date: time,
  type: z.enum(entryTypes),
  tags: z.array(localizedText),
  categories: z.array(z.object({ _id: id, slug, title: localizedText })),
  /** Only with a token; without one the answer is cacheable for everyone. */
  is_liked: z.boolean().optional(),
  liked_count: z.int(),
})

export const entryBody = {
  /** Markdown; pictures are `/files/{file_id}/{width}.webp`, links to the shop start with `/`. */
  body: localizedText,
  /** Related products on sale, best first. */
  product_ids: z.array(id),
  updated_at: time,
  search_text: searchText.optional(),
}

export const entryParams = z.object({
  id: id.openapi({ description: '`_id` or slug.' }),
})

export const liked = z.object({ is_liked: z.boolean(), liked_count: z.int() }).openapi('Liked')

export const relatedEntries = z.coerce.number().int().min(1).max(24).default(12)

/** Comma-separated values. */
export const idList = z
  .string()
  .max(4000)
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .openapi({ type: 'string' })

/** Query of every list of articles or posts besides its page. */
export function entrySearch(list: 'articles' | 'posts') {
  return {
    slug: slug.optional().openapi({
      description: `An entry of the sorting list \`${list}\`; \`recommended\` when absent, best match first with a keyword.`,
      example: 'recommended',
    }),
    keyword: z.string().trim().max(120).optional(),
  }
}

export const categoryOrder = {
  sort_by: z.enum(['title.en', 'position', 'created_at']).default('title.en'),
  sort_order: sortOrder.default('asc'),
}

/** Fields of a category of articles or posts. */
export const entryCategory = {
  _id: id,
  slug,
  title: localizedText,
  description: localizedText,
}

export const exampleText = { en: 'Washing linen', zh: '亞麻的洗法', cn: '亚麻的洗法' }

export const exampleEntry = {
  slug: 'washing-linen',
  title: exampleText,
  description: {
    en: 'Cool water, a slow spin, and out of the drum while it is damp.',
    zh: '冷水、慢速脫水，未全乾便取出。',
    cn: '冷水、慢速脱水，半干时取出。',
  },
  images: [
    {
      file_id: 'fil_4fzzzxjylrxbeqQpTAAXHh',
      url: '/files/fil_4fzzzxjylrxbeqQpTAAXHh',
      width: 400,
      height: 500,
      background: '#ece7df',
      alt: { en: 'A linen shirt', zh: '亞麻恤衫', cn: '亚麻衬衫' },
    },
  ],
  author: { en: 'The workroom', zh: '工作室', cn: '工作室' },
  date: '2026-09-04T02:00:00.000Z',
  tags: [{ en: 'Linen', zh: '亞麻', cn: '亚麻' }],
  liked_count: 12,
}

export const exampleBody = {
  body: {
    en: 'Linen is strong when wet.\n\n## In the machine\n\n- 30 °C\n- Half a load',
    zh: '亞麻濕水後更堅韌。\n\n## 機洗\n\n- 攝氏30度\n- 半滿即可',
    cn: '亚麻浸湿后更结实。\n\n## 机洗\n\n- 30度\n- 半满即可',
  },
  product_ids: ['prd_7Hq2mZt0Xa'],
  updated_at: '2026-09-04T02:00:00.000Z',
}
