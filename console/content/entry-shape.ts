import { z } from '@hono/zod-openapi'
import type { UseFormReturn } from 'react-hook-form'
import { time } from '#contract/shapes.ts'
import { entryInput } from '#contract/staff/entry.ts'
import type { StaffAnswer } from '../api/staff-api.ts'
import { emptyText } from './content-fields.tsx'

export type Entry = StaffAnswer<'GET /posts/{id}'>

/** Shape that the calls take, with fields that may be left empty. */
export const entryShape = z.object({
  ...entryInput,
  slug: z.union([z.literal(''), entryInput.slug]),
  published_at: time.nullable(),
  /** Comma-separated while it is typed. */
  product_handles: z.string(),
  library_id: z.string(),
})
export type EntryValues = z.input<typeof entryShape>
export type EntryForm = UseFormReturn<EntryValues>

export const newEntry: EntryValues = {
  slug: '',
  status: 'DRAFT',
  type: 'news',
  title: emptyText,
  description: emptyText,
  body: emptyText,
  author: emptyText,
  tags: [],
  category_ids: [],
  images: [],
  product_handles: '',
  position: 0,
  published_at: null,
  library_id: '',
}

export function valuesOf(entry: Entry): EntryValues {
  return {
    slug: entry.slug,
    status: entry.status,
    type: entry.type,
    title: entry.title,
    description: entry.description,
    body: entry.body,
    author: entry.author,
    tags: entry.tags,
    category_ids: entry.category_ids,
    images: entry.images.map(({ file_id, alt }) => ({ file_id, alt })),
    product_handles: entry.product_handles.join(', '),
    position: entry.position,
    published_at: entry.published_at,
    library_id: entry.library_id ?? '',
  }
}

/** Body that is sent; empty fields are left out, so that the shop takes its own defaults. */
export function bodyFrom(values: EntryValues, before?: Entry) {
  const {
    slug,
    published_at: publishedAt,
    product_handles: products,
    library_id: _library,
    ...rest
  } = values
  return {
    ...rest,
    ...(slug && { slug }),
    ...(publishedAt && { published_at: publishedAt }),
    ...(before && { was_updated_at: before.updated_at }),
    product_handles: handlesIn(products),
  }
}

/** The handles in a text with commas between them. */
export function handlesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((handle) => handle !== '')
}

/** Published by itself at that time, and not public before. */
export function isLater(at: string, now = Date.now()): boolean {
  return Date.parse(at) > now
}
