import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, localizedText, optionalProse, time, writtenText } from '../shapes.ts'

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
  .openapi({ example: 'refund-policy' })

const path = z.string().openapi({
  description: 'The page that shows it, without the language prefix.',
  example: '/terms-of-service/refund-policy',
})

const content = z
  .object({
    _id: id,
    slug,
    path,
    title: localizedText,
    description: localizedText,
    body: localizedText,
    data: z.record(z.string(), z.unknown()),
    created_at: time,
    /** When it becomes public or became it; null: a draft. */
    published_at: time.nullable(),
    /** The version that the shop shows, if any. */
    public_id: id.nullable(),
    /** Every version, newest first. */
    versions: z.array(
      z.object({
        _id: id,
        created_at: time,
        published_at: time.nullable(),
        /** Null: it came with the shop. */
        author: z.string().nullable(),
      }),
    ),
  })
  .openapi('StaffContent')

const example = {
  _id: 'con_5Rt6Yh7Uj8',
  slug: 'refund-policy',
  path: '/terms-of-service/refund-policy',
  title: { en: 'Returns and refunds', zh: '退貨及退款', cn: '退货与退款' },
  description: { en: 'Within 14 days.', zh: '十四日內。', cn: '十四天内。' },
  body: { en: 'Bring it back.', zh: '帶返嚟。', cn: '带回来即可。' },
  data: {},
  created_at: '2026-11-20T04:00:00.000Z',
  published_at: '2026-11-20T04:00:00.000Z',
  public_id: 'con_5Rt6Yh7Uj8',
  versions: [
    {
      _id: 'con_5Rt6Yh7Uj8',
      created_at: '2026-11-20T04:00:00.000Z',
      published_at: '2026-11-20T04:00:00.000Z',
      author: 'Lee Ka Yan',
    },
  ],
}

/** Fields of a page that staff write. */
export const contentInput = {
  slug,
  title: writtenText(200),
  description: optionalProse(1000),
  body: optionalProse(100_000),
  data: z.record(z.string().max(60), z.unknown()).optional(),
}
const { slug: _slug, ...texts } = contentInput

export const listContents = endpoint({
  key: 'GET /contents',
  area: 'contents',
  summary: 'List content pages, each in its latest version',
  access: 'staff',
  may: 'catalogue:read',
  answer: z.object({
    data: z.array(
      z.object({
        _id: id,
        slug,
        path,
        title: localizedText,
        version_count: z.int(),
        created_at: time,
        /** Time of the latest version; null: a draft. */
        published_at: time.nullable(),
        /** Says whether the shop shows any version. */
        is_public: z.boolean(),
      }),
    ),
  }),
  example: {
    data: [
      {
        _id: example._id,
        slug: example.slug,
        path: example.path,
        title: example.title,
        version_count: 3,
        created_at: example.created_at,
        published_at: example.published_at,
        is_public: true,
      },
    ],
  },
})

export const getContent = endpoint({
  key: 'GET /contents/{slug}',
  area: 'contents',
  summary: 'Get a content page, in its latest version or the given one',
  access: 'staff',
  may: 'catalogue:read',
  params: z.object({ slug }),
  query: z.object({ version: id.optional() }),
  answer: content,
  example,
})

export const writeContent = endpoint({
  key: 'POST /contents/{slug}/versions',
  area: 'contents',
  summary: 'Write a new version of a content page',
  description:
    'Public at once, from `published_at` on, or a draft if that is null. It replaces a version that is not public yet, which becomes a draft. A new slug creates a page at the `path` of the answer. Older versions are kept. Without `data`, that of the previous version is kept. With `known_id`, a newer version by a colleague is not superseded: 409 `conflict`.',
  access: 'staff',
  may: 'catalogue:manage',
  params: z.object({ slug }),
  idempotent: true,
  body: z.object({
    ...texts,
    published_at: time.nullable().optional(),
    known_id: id.nullable().optional(),
  }),
  answer: content,
  example,
})
