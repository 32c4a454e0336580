import type { MessageKind } from '#contract/staff/message-kinds.ts'
import type { PaymentCopy, PictureCopy } from '#db/json-types.ts'
import type { LocalizedText, Locale } from '#domain/locale.ts'
import type { EmailBrand, EmailLink, EmailPicture } from './email-blocks.ts'
import type { RenderedEmail } from './render-email.ts'

export interface ExampleGoods {
  title: LocalizedText
  variant: LocalizedText
  picture: PictureCopy | null
  price_cents: number
}

/** What examples of emails are about: the shop's own brand and goods, and a made-up order. */
export interface ExampleSetting {
  locale: Locale
  brand: EmailBrand
  now: Date
  goods: readonly [ExampleGoods, ExampleGoods]
  payment: PaymentCopy
  /** Empty if the shop has none. */
  phone: string
  publicUrl: string
  /** The address of a page of the shop in this language. */
  page: (path: string) => string
  /** Below emails to customers. */
  choices: readonly EmailLink[]
  pictureOf: (picture: PictureCopy | null) => EmailPicture | null
}

/** One email for each text that a kind can have. */
export type EmailExamples<Kind extends MessageKind> = Record<Kind, readonly RenderedEmail[]>

/** A customer who does not exist. */
export const examplePerson = {
  name: { en: 'Chan Tai Man', zh: '陳大文', cn: '陈大文' },
  email: 'tai.man@example.com',
  area_code: '852',
  phone: '91234567',
} as const

export const exampleReference = 'PR-7K2M9Q'
