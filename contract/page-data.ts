import { z } from '@hono/zod-openapi'
import { ownPath } from './own-path.ts'
import { localizedText } from './shapes.ts'

/** Parts of a page besides its text: in the content's `data`. */

const share = z.number().min(0).max(1)

export const pagePicture = z.object({
  name: z.string().default(''),
  file_id: z.string().regex(/^[\w-]+$/),
  width: z.number().positive(),
  height: z.number().positive(),
  background: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .default('#ffffff'),
  alt: localizedText,
  /** After which paragraph; null: not in the text. */
  after: z.int().nonnegative().nullable().default(null),
  labels: z
    .array(
      z.object({ x: share, y: share, title: localizedText, upright: z.boolean().default(false) }),
    )
    .default([]),
  legend: z.array(localizedText).default([]),
})

const link = z.object({ title: localizedText, path: ownPath })
export const warehouseSlug = z.string()
export const productHandle = z.string()
export const productHandles = z.array(z.string())
export const categorySlugs = z.array(z.string())
const handles = productHandles
/** Names one of the page's pictures. */
const picture = z.string().nullable().default(null)
const texts = { title: localizedText, text: localizedText }

export const homeHero = z.object({
  eyebrow: localizedText,
  ...texts,
  cta: link,
  handle: productHandle,
  colour: z.string().nullable().default(null),
})

export const homeRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('products'), title: localizedText, handles, more: link }),
  z.object({ kind: z.literal('best_sellers'), title: localizedText, handles, more: link }),
  z.object({ kind: z.literal('journal'), title: localizedText, more: link }),
  z.object({ kind: z.literal('newsletter'), ...texts, button: localizedText }),
  z.object({ kind: z.literal('categories'), title: localizedText, slugs: categorySlugs }),
  z.object({ kind: z.literal('outfit'), ...texts, handles, picture }),
  z.object({ kind: z.literal('story'), ...texts, handle: productHandle, more: link }),
  z.object({ kind: z.literal('shop'), ...texts, warehouse: warehouseSlug, picture, more: link }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object(texts)) }),
])

const pictures = z.array(pagePicture).default([])

/** Parts of a page's data that staff edit; other keys are kept as they are. */
export const pageData = z.looseObject({ pictures })
export const homeData = z.looseObject({
  hero: homeHero.nullable().default(null),
  rows: z.array(homeRow).default([]),
  pictures,
})
