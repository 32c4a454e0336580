import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'

const megabyte = 1024 * 1024

/** A customer's browser makes a photograph smaller before it is sent. */
export const maxUploadBytes = 10 * megabyte

/** A camera's picture of 100 megapixels has 20 to 40 MB. */
export const maxStaffUploadBytes = 40 * megabyte

export const uploadBody = bodyUpTo(maxUploadBytes)
export const staffUploadBody = bodyUpTo(maxStaffUploadBytes)

function bodyUpTo(bytes: number) {
  return z.object({
    file: z
      .instanceof(Uint8Array)
      .refine((file) => file.length > 0)
      .openapi({
        type: 'string',
        format: 'binary',
        description: `JPG, PNG or WebP, at most ${bytes / megabyte} MB and 100 megapixels; made smaller if larger than 2400 pixels.`,
      }),
  })
}

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
