import type { z } from '@hono/zod-openapi'
import type { picture } from '#contract/shapes.ts'
import type { PictureCopy } from '#db/json-types.ts'

export function presentPicture(row: PictureCopy): z.input<typeof picture> {
  return {
    file_id: row.file_id,
    url: `/files/${row.file_id}`,
    width: row.width,
    height: row.height,
    background: row.background,
    alt: row.alt,
  }
}
