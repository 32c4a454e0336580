import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

export const maxUploadBytes = 10 * 1024 * 1024

/** The fields of a multipart request: one picture. */
export const uploadBody = z.object({
  file: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.length > 0)
    .openapi({ type: 'string', format: 'binary', description: 'JPG, PNG or WebP, at most 10 MB.' }),
})

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

/** spec §7, Files; below `/api/files`. The answer's `_id` is what other calls take as `image`. */
export const uploadFile = endpoint({
  key: 'POST /upload',
  area: 'files',
  summary: 'Upload a picture that only this account may use',
  access: 'account',
  idempotent: true,
  isMultipart: true,
  body: uploadBody,
  answer: uploadAnswer,
})
