import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { localizedText, time } from '../shapes.ts'

const texts = { title: localizedText, text: localizedText }

const passwordPage = z
  .object({
    is_on: z.boolean(),
    /** The password itself is stored as a hash and never shown. */
    has_password: z.boolean(),
    ...texts,
    updated_at: time.nullable(),
  })
  .openapi('PasswordPage')

const example = {
  is_on: true,
  has_password: true,
  title: { en: 'Opening soon', zh: '即將開幕', cn: '即将开业' },
  text: { en: 'We open on 1 March.', zh: '三月一日開幕。', cn: '三月一日开业。' },
  updated_at: '2026-11-20T04:00:00.000Z',
}

export const getPasswordPage = endpoint({
  key: 'GET /password-page',
  area: 'configuration',
  summary: 'Get the password page',
  access: 'staff',
  may: 'settings:manage',
  answer: passwordPage,
  example,
})

export const setPasswordPage = endpoint({
  key: 'PUT /password-page',
  area: 'configuration',
  summary: 'Switch the password page on or off, or change it',
  description:
    'While it is on, the whole shop is behind the password: pages, customer API and files. Without `password` the present one stays; a new one has to be typed again by everyone. With `known_updated_at`, a newer change by a colleague is not overwritten: 409 `conflict`.',
  access: 'staff',
  may: 'settings:manage',
  body: z.object({
    is_on: z.boolean(),
    password: z.string().min(6).max(128).optional(),
    ...texts,
    known_updated_at: time.nullable().optional(),
  }),
  answer: passwordPage,
  example,
})
