import { z } from '@hono/zod-openapi'
import { isEmailShape, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
import { isPassword } from '#domain/password.ts'

/** The sentences of SPEC.md §8, as the browser's own check says them. */
const says = {
  email: 'Invalid email',
  phone: 'Invalid phone number',
  password: 'Invalid password format',
} as const

export const email = z
  .string()
  .max(254)
  .transform(normaliseEmail)
  .refine((value) => isEmailShape(value) && !value.endsWith('.invalid'), says.email)
  .openapi({ type: 'string', format: 'email', example: 'tai.man@example.com' })

export const areaCode = z
  .string()
  .max(8)
  .transform((value) => normaliseAreaCode(value) ?? '')
  .refine((value) => value !== '', says.phone)
  .openapi({ type: 'string', example: '852' })

/** The number without its area code. */
export const phone = z
  .string()
  .max(24)
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .refine((value) => /^\d{4,15}$/.test(value), says.phone)
  .openapi({ type: 'string', example: '91234567' })

/** spec §5: what is empty passes, and counts as not given. */
export function orEmpty<Shape extends z.ZodType>(shape: Shape) {
  return z.union([z.literal('').transform(() => undefined), shape]).optional()
}

export const newPassword = z.string().max(200).refine(isPassword, says.password).openapi({
  type: 'string',
  minLength: 8,
  maxLength: 128,
  description: 'Letters and digits only, at least one of each.',
  example: 'Harbour2026',
})

/** A password to be compared: its format was the business of the day it was chosen. */
export const knownPassword = z.string().min(1).max(128)

/** One line: it reaches letters and parcels. */
export const personName = z
  .string()
  .trim()
  .max(60)
  .regex(/^\P{Cc}*$/u)
  .openapi({ type: 'string', example: 'Chan Tai Man' })
