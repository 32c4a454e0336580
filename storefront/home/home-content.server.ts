import { z } from '@hono/zod-openapi'
import { localizedText } from '#contract/shapes.ts'
import { readPagePictures, type PagePicture } from '../content/page-pictures.server.ts'

const link = z.object({ title: localizedText, path: z.string().startsWith('/') })
const handles = z.array(z.string())
/** Names one of the page's pictures. */
const picture = z.string().nullable().default(null)
const texts = { title: localizedText, text: localizedText }

const hero = z.object({
  ...texts,
  eyebrow: localizedText,
  cta: link,
  handle: z.string(),
  colour: z.string().nullable().default(null),
})

const row = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('products'), title: localizedText, handles, more: link }),
  z.object({ kind: z.literal('best_sellers'), title: localizedText, handles, more: link }),
  z.object({ kind: z.literal('journal'), title: localizedText, more: link }),
  z.object({ kind: z.literal('newsletter'), ...texts, button: localizedText }),
  z.object({ kind: z.literal('categories'), title: localizedText, slugs: handles }),
  z.object({ kind: z.literal('outfit'), ...texts, handles, picture }),
  z.object({ kind: z.literal('story'), ...texts, handle: z.string(), more: link }),
  z.object({ kind: z.literal('shop'), ...texts, warehouse: z.string(), picture, more: link }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object(texts)) }),
])

export type HomeHero = z.output<typeof hero>
export type HomeRow = z.output<typeof row>

/** Reads the structured data of the content `home`. Unknown rows are dropped. */
export function readHomeContent(data: Readonly<Record<string, unknown>>): {
  hero: HomeHero | null
  rows: HomeRow[]
  pictures: PagePicture[]
} {
  const rows = z.array(z.unknown()).catch([]).parse(data['rows'])
  return {
    hero: hero.safeParse(data['hero']).data ?? null,
    rows: rows.flatMap((each) => row.safeParse(each).data ?? []),
    pictures: readPagePictures(data),
  }
}
