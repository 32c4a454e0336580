import { z } from '@hono/zod-openapi'
import { localizedText } from '#contract/shapes.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { PagePictureView } from './content-view.ts'

const share = z.number().min(0).max(1)

const pagePicture = z.object({
  name: z.string().default(''),
  file_id: z.string().regex(/^[\w-]+$/),
  width: z.number().positive(),
  height: z.number().positive(),
  background: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .default('#ffffff'),
  alt: localizedText,
  after: z.int().nonnegative().nullable().default(null),
  labels: z
    .array(
      z.object({ x: share, y: share, title: localizedText, upright: z.boolean().default(false) }),
    )
    .default([]),
  legend: z.array(localizedText).default([]),
})

export type PagePicture = z.output<typeof pagePicture>

/** Reads the pictures from the structured data of a content. Malformed ones are dropped. */
export function readPagePictures(data: Readonly<Record<string, unknown>>): PagePicture[] {
  const pictures = z.array(z.unknown()).catch([]).parse(data['pictures'])
  return pictures.flatMap((each) => pagePicture.safeParse(each).data ?? [])
}

export function pagePictureView(
  { file_id: file, width, height, background, alt, after, labels, legend }: PagePicture,
  locale: Locale,
): PagePictureView {
  return {
    file,
    width,
    height,
    background,
    alt: localize(alt, locale),
    after,
    labels: labels.map(({ title, ...place }) => ({ ...place, title: localize(title, locale) })),
    legend: legend.map((line) => localize(line, locale)),
  }
}
