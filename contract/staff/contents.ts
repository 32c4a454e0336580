import { z } from '@hono/zod-openapi'
import { issueSentences } from '../issue-sentences.ts'
import { id, localizedText, named, optionalProse, time, writtenText } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
  .openapi({ example: 'refund-policy' })

const path = z.string().openapi({
  description: 'The page that shows it, without the language prefix.',
  example: '/terms-of-service/refund-policy',
})

const content = named('StaffContent', {
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

/** Fields of a page that staff write. */
export const contentInput = {
  slug,
  title: writtenText(200),
  description: optionalProse(1000),
  body: optionalProse(100_000),
  data: z.record(z.string().max(60), z.unknown()).optional(),
}
const { slug: _slug, ...texts } = contentInput

const calls = staffCalls(
  'contents',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params: z.object({ slug }), answer: content },
)

export const listContents = calls.list('GET /contents', {
  summary: 'List content pages, each in its latest version',
  item: z.object({
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
})

export const getContent = calls.read('GET /contents/{slug}', {
  summary: 'Get a content page, in its latest version or the given one',
  query: z.object({ version: id.optional() }),
})

export const writeContent = calls.write('POST /contents/{slug}/versions', {
  summary: 'Write a new version of a content page',
  description:
    'Public at once, from `published_at` on, or a draft if that is null. It replaces a version that is not public yet, which becomes a draft. A new slug creates a page at the `path` of the answer. Older versions are kept. Without `data`, that of the previous version is kept. With `known_id`, a newer version by a colleague is not superseded: 409 `conflict`.',
  body: z.object({
    ...texts,
    published_at: time.nullable().optional(),
    known_id: id.nullable().optional(),
  }),
})
