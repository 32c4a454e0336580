import { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import { homeData, pageData } from '#contract/page-data.ts'
import { newSlug, time } from '#contract/shapes.ts'
import { writeContent } from '#contract/staff/contents.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { bodyOf } from '../parts/use-contract-form.ts'
import { emptyText } from './content-fields.tsx'
import { isLater } from './entry-shape.ts'

export type Content = StaffAnswer<'GET /contents/{slug}'>

export const publishChoices = ['now', 'later', 'draft'] as const

/** The shape that the call takes, with the time as a choice. */
export const pageShape = bodyOf(writeContent)
  .omit({ known_id: true })
  .extend({
    slug: newSlug,
    publishing: z.enum(publishChoices),
    published_at: time.nullable(),
  })
  .refine(({ publishing, published_at: at }) => publishing !== 'later' || at !== null, {
    message: issueSentences.required.en,
    path: ['published_at'],
  })
  // The shop leaves out what does not fit, so it is refused here.
  .superRefine(({ slug, data }, context) => {
    const { error } = dataShape(slug).safeParse(data ?? {}, { reportInput: true })
    for (const issue of error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['data', ...issue.path] })
    }
  })
export type PageValues = z.input<typeof pageShape>

/** What the page shows besides its text. */
export function dataShape(slug: string) {
  return slug === 'home' ? homeData : pageData
}

export const newPage: PageValues = {
  slug: '',
  title: emptyText,
  description: emptyText,
  body: emptyText,
  publishing: 'now',
  published_at: null,
}

export function valuesOf(content: Content): PageValues {
  const { slug, title, description, body, data, published_at: at } = content
  const texts = { slug, title, description, body, data }
  if (at === null) return { ...texts, publishing: 'draft', published_at: null }
  return isLater(at)
    ? { ...texts, publishing: 'later', published_at: at }
    : { ...texts, publishing: 'now', published_at: null }
}

export function bodyFrom({ slug: _slug, publishing, published_at: at, ...texts }: PageValues) {
  if (publishing === 'now') return texts
  return { ...texts, published_at: publishing === 'later' ? at : null }
}
