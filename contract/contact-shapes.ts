import { z } from '@hono/zod-openapi'
import { dialled, isEmailShape, normaliseAreaCode, normaliseEmail } from '#domain/contact.ts'
import { foldTyping } from '#domain/fold-typing.ts'
import { isPassword } from '#domain/password.ts'
import { issueSentences } from './issue-sentences.ts'
import { requiredText, text } from './shapes.ts'

export const email = z
  .string()
  .max(254)
  .transform(normaliseEmail)
  .refine((value) => isEmailShape(value) && !value.endsWith('.invalid'), issueSentences.email.en)
  .openapi({ type: 'string', format: 'email', example: 'tai.man@example.com' })

export const areaCode = z
  .string()
  .max(8)
  .transform((value) => normaliseAreaCode(value) ?? '')
  .refine((value) => value !== '', issueSentences.phone.en)
  .openapi({ type: 'string', example: '852' })

/** `strictly` takes off the area code that it repeats. */
export const phone = z
  .string()
  .max(40)
  .transform((value) => dialled(value) ?? '')
  .refine((value) => /^\+?\d{4,18}$/.test(value), issueSentences.phone.en)
  .openapi({ type: 'string', example: '91234567' })

/** A code as it is read from a message, a device or a label. */
export function typedCode(max: number) {
  return z.string().max(max).overwrite(foldTyping).trim()
}

/** spec §5: an empty string passes and counts as not given. */
export function orEmpty<Shape extends z.ZodType>(shape: Shape) {
  return z.union([z.literal('').transform(() => undefined), shape]).optional()
}

/** spec §7: fields that a form may send although this sign-in method does not use them. */
export function unread<Name extends string>(...names: Name[]) {
  const field = text.optional().openapi({ description: 'Not used.' })
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, typeof field>
}

export const newPassword = z
  .string()
  .max(200)
  .refine(isPassword, issueSentences.password.en)
  .openapi({
    type: 'string',
    minLength: 8,
    maxLength: 128,
    description: 'Letters and digits only, at least one of each.',
    example: 'Harbour2026',
  })

/** A password to compare: its format was checked when it was chosen. */
export const knownPassword = z.string().min(1).max(128)

/** Has room for a company and a person. */
export const recipientName = requiredText.max(120)

export const personName = z
  .string()
  .trim()
  .max(60)
  .openapi({ type: 'string', example: 'Chan Tai Man' })
