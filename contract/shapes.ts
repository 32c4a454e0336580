import { z } from '@hono/zod-openapi'
import { foldTyping } from '#domain/fold-typing.ts'
import { locales } from '#domain/locale.ts'
import { issueSentences } from './issue-sentences.ts'
import { prose } from './lines.ts'

/** Maximum length of a text field unless the field sets its own. */
const maxText = 500

/** An object with a name of its own in the documents of the API. */
export function named<Fields extends z.core.$ZodLooseShape>(name: string, fields: Fields) {
  return z.object(fields).openapi(name)
}

export const localizedText = z
  .object({ en: z.string(), zh: z.string(), cn: z.string() })
  .openapi('LocalizedText', {
    description: 'Text for people in English, traditional and simplified Chinese.',
    example: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  })

export const locale = z.enum(locales).openapi({ example: 'en' })

/** Money on the wire: Hong Kong dollars as a decimal string with two decimals. */
export const amount = z
  .string()
  .overwrite(foldTyping)
  .regex(/^-?\d+\.\d\d$/, issueSentences.price.en)
  .openapi('Amount', { description: 'HKD, two decimal places.', example: '380.00' })

export const wholePoints = z.int().openapi({ example: 120 })
export const time = z.iso.datetime().openapi({ example: '2026-11-21T04:00:00.000Z' })
export const slug = z.string().min(1).max(120).openapi({ example: 'shirts' })
export const id = z.string().min(1).max(64)
export const text = z.string().trim().max(maxText)
export const requiredText = text.min(1)
export const reason = prose(maxText).min(1)

/**
 * Title and description for search engines and shared links; empty in a language: its own title or
 * description. The picture is shown where the page is shared, in place of its own.
 */
export const searchText = z
  .object({ title: localizedText, description: localizedText, picture_id: id.nullable() })
  .openapi('SearchText')

export const storeParams = z.object({
  store_id: id.openapi({ description: "The store's `_id` or its slug.", example: 'main' }),
})

/** A product picture: fetch `{url}/{width}.webp` for a width of `limits.image_widths`. */
export const picture = z
  .object({
    file_id: id,
    url: z.string().openapi({ example: '/files/fil_4fzzzxjylrxbeqQpTAAXHh' }),
    width: z.int(),
    height: z.int(),
    /** Dominant colour, shown until the picture has loaded. */
    background: z.string().openapi({ example: '#ece7df' }),
    alt: localizedText,
  })
  .openapi('Picture')

export const empty = z.object({}).openapi('Empty')

/** Names of the texts whose simplified Chinese is derived, not written. */
/** Version of a record that several people change. */
export const recordVersion = z.int().openapi({
  description:
    'Sent as `If-Match: "7"` with a change, nothing newer is overwritten: 409 `record_changed`.',
})

export const derivedNames = z.array(z.string())

/** Text written by staff, in one language or more: the others are taken or derived from it. */
export function writtenText(max: number) {
  const part = z.string().trim().max(max)
  return inOneLanguage(part).openapi({
    description: oneLanguageIsEnough,
    example: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '' },
  })
}

const oneLanguageIsEnough =
  'One language is enough: an empty en is taken from zh or cn, an empty zh from en, an empty cn is derived from zh.'

/** English is what a text falls back to, so it is never empty. */
export function inOneLanguage(part: z.ZodType<string, string>) {
  return z
    .object({ en: part, zh: part.default(''), cn: part.default('') })
    .overwrite(({ en, zh, cn }) => ({ en: en || zh || cn, zh, cn }))
    .refine(({ en }) => en !== '', { message: issueSentences.required.en, path: ['en'] })
}

export function optionalText(max: number) {
  const part = z.string().trim().max(max).default('')
  return z.object({ en: part, zh: part, cn: part }).openapi({
    example: { en: 'Garment-washed', zh: '成衣水洗', cn: '' },
  })
}

export function optionalProse(max: number) {
  const part = prose(max).default('')
  return z.object({ en: part, zh: part, cn: part }).openapi({
    example: { en: 'Garment-washed', zh: '成衣水洗', cn: '' },
  })
}

/** A price as staff enter it: Hong Kong dollars with up to two decimals. */
export const price = z
  .string()
  .overwrite(foldTyping)
  .regex(/^\d{1,7}(\.\d{1,2})?$/, issueSentences.price.en)
  .openapi({ description: 'HKD, up to two decimal places.', example: '380.00' })

/** Part of a URL, chosen by staff; permanent, because others link to it. */
export const newSlug = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
  .openapi({ example: 'aw26' })

/** Position in a list; ties are sorted by slug. */
export const position = z.int().min(0).max(10_000)
