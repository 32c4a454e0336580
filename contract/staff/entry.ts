import { z } from '@hono/zod-openapi'
import { foldTyping } from '#domain/fold-typing.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { pageQuery } from '../paging.ts'
import {
  id,
  inOneLanguage,
  localizedText,
  named,
  optionalProse,
  optionalText,
  picture,
  time,
} from '../shapes.ts'
import { entryStatuses, entryTypes } from '../entry-shapes.ts'

const titleInput = inOneLanguage(z.string().trim().max(200))
const summaryInput = optionalProse(1000)

/** The slug rule of spec §9. */
const slugInput = z
  .string()
  .max(120)
  .overwrite(foldTyping)
  .refine(
    (slug) => /^[a-z0-9\p{Script=Han}]+(?:-[a-z0-9\p{Script=Han}]+)*$/u.test(slug),
    issueSentences.slug.en,
  )
  .openapi({ example: 'washing-linen' })

const placeInput = z.int().min(0).max(100_000)

export const entryInput = {
  slug: slugInput.optional().openapi({ description: 'Derived from the English title by default.' }),
  status: z.enum(entryStatuses),
  type: z.enum(entryTypes),
  title: titleInput,
  description: summaryInput,
  body: inOneLanguage(prose(30_000)),
  author: optionalText(200)
    .overwrite(({ en, zh, cn }) => ({ en: en || zh || cn, zh, cn }))
    .openapi({ description: 'Left empty: the name of the shop.' }),
  tags: z.array(titleInput).max(12).default([]),
  category_ids: z.array(id).max(12).default([]),
  images: z
    .array(z.object({ file_id: id, alt: summaryInput }))
    .max(20)
    .default([])
    .openapi({ description: 'Ids of public pictures, in order.' }),
  product_handles: z
    .array(id)
    .max(12)
    .default([])
    .openapi({ description: 'Related products, by `_id` or handle.' }),
  position: placeInput.default(0).openapi({ description: 'In the recommended order.' }),
  published_at: time
    .optional()
    .openapi({ description: 'Defaults to now; a future time schedules it.' }),
  /** The `updated_at` last read: if a colleague has changed it meanwhile, the answer is 409. */
  was_updated_at: time.optional(),
}

export const staffEntry = named('StaffEntry', {
  _id: id,
  library_id: id.nullable().openapi({ description: 'Null for a post.' }),
  slug: z.string(),
  status: z.enum(entryStatuses),
  type: z.enum(entryTypes),
  title: localizedText,
  description: localizedText,
  body: localizedText,
  author: localizedText,
  tags: z.array(localizedText),
  category_ids: z.array(id),
  images: z.array(picture),
  product_handles: z.array(z.string()),
  position: z.int(),
  published_at: time,
  created_at: time,
  updated_at: time,
})

/** Query of every list of articles or posts. */
export const entryFilter = {
  ...pageQuery({ perPage: 20 }),
  status: z.enum(entryStatuses).optional(),
  keyword: z.string().trim().max(120).optional(),
}

/** Fields of a library and of any category that staff write. */
export const categoryFields = {
  slug: slugInput,
  title: titleInput,
  description: summaryInput,
  position: placeInput.default(0),
}

export const staffCategoryFields = {
  _id: id,
  slug: z.string(),
  title: localizedText,
  description: localizedText,
  position: z.int(),
}

export const byId = z.object({ id })
