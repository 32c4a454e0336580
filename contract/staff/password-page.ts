import { z } from '@hono/zod-openapi'
import { localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const texts = { title: localizedText, text: localizedText }

const passwordPage = named('PasswordPage', {
  is_on: z.boolean(),
  /** The password itself is stored as a hash and never shown. */
  has_password: z.boolean(),
  ...texts,
  updated_at: time.nullable(),
})

const calls = staffCalls('configuration', 'settings:manage', { answer: passwordPage })

export const getPasswordPage = calls.read('GET /password-page', {
  summary: 'Get the password page',
})

export const setPasswordPage = calls.write('PUT /password-page', {
  summary: 'Switch the password page on or off, or change it',
  description:
    'While it is on, the whole shop is behind the password: pages, customer API and files. Without `password` the present one stays; a new one has to be typed again by everyone. With `known_updated_at`, a newer change by a colleague is not overwritten: 409 `conflict`.',
  body: z.object({
    is_on: z.boolean(),
    password: z.string().min(6).max(128).optional(),
    ...texts,
    known_updated_at: time.nullable().optional(),
  }),
  idempotent: false,
})
