import { z } from '@hono/zod-openapi'
import { id } from '../shapes.ts'

/**
 * `POST /api/files/upload`, multipart, one field `file` per request (SPEC.md §7, Files).
 * The answer's `data` is what the other calls take as `image`.
 */
export const uploadAnswer = z
  .object({
    data: z.object({
      _id: id,
      width: z.int(),
      height: z.int(),
      mime: z.string(),
      bytes: z.int(),
    }),
  })
  .openapi('Upload')

export const maxUploadBytes = 10 * 1024 * 1024
