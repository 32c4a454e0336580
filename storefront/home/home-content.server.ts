import { z } from '@hono/zod-openapi'
import { homeHero, homeRow } from '#contract/page-data.ts'
import { readPagePictures, type PagePicture } from '../content/page-pictures.server.ts'

export type HomeHero = z.output<typeof homeHero>
export type HomeRow = z.output<typeof homeRow>

/** Reads the structured data of the content `home`. Unknown rows are dropped. */
export function readHomeContent(data: Readonly<Record<string, unknown>>): {
  hero: HomeHero | null
  rows: HomeRow[]
  pictures: PagePicture[]
} {
  const rows = z.array(z.unknown()).catch([]).parse(data['rows'])
  return {
    hero: homeHero.safeParse(data['hero']).data ?? null,
    rows: rows.flatMap((each) => homeRow.safeParse(each).data ?? []),
    pictures: readPagePictures(data),
  }
}
