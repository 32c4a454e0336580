import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

export const maxUploadBytes = 10 * 1024 * 1024

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

/** spec §7, Files; under `/api/files`. Other calls take the answer's `_id` as `image`. */
export const uploadFile = endpoint({
  key: 'POST /upload',
  area: 'files',
  summary: 'Upload a private picture for this account',
  access: 'account',
  idempotent: true,
  isMultipart: true,
  body: uploadBody,
  answer: uploadAnswer,
})
