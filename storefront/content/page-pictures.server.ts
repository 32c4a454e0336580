import { z } from '@hono/zod-openapi'
import { pagePicture } from '#contract/page-data.ts'
import { localize, type Locale } from '#domain/locale.ts'
import type { PagePictureView } from './content-view.ts'

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
