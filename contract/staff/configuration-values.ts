import { z } from '@hono/zod-openapi'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { locales } from '#domain/locale.ts'
import type { NotificationKindName } from '#domain/staff/notification-kinds.ts'
import {
  configuration,
  layout,
  offlinePaymentMethods,
  paymentMethod,
  popUps,
  sortingList,
} from '../endpoints/configuration.ts'
import { issueSentences } from '../issue-sentences.ts'
import { membershipTerms } from '../membership-terms.ts'
import { shopTheme } from '../theme-config.ts'
import { locale, localizedText, picture, text, time } from '../shapes.ts'

const { shape } = configuration
const contact = z.strictObject({
  email: z.union([z.literal(''), z.email()]),
  phone: text.max(40),
  address: localizedText,
  map_url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
})

const brand = z.strictObject({
  name: localizedText.refine(({ en }) => en.trim() !== '', issueSentences.shop_name.en),
  tagline: localizedText,
  /** Shown in the top bar if there is no logo picture. */
  logo_text: localizedText.optional(),
  logo: picture.nullable().optional(),
  social_image: text.optional(),
  contact,
  currency: z.literal('HKD').default('HKD'),
  /** Legal name of the company, as printed on receipts. */
  company: localizedText.optional(),
  registration: text.max(60).optional(),
})

const staffPaymentMethod = paymentMethod.extend({
  link: z.union([z.null(), z.url({ protocol: /^https$/ })]),
  /** Payee of the FPS QR code; null for other methods. */
  fps: z
    .object({ kind: z.enum(['fps_id', 'mobile', 'email']), value: z.string().min(1).max(254) })
    .nullable(),
})

const limits = z.strictObject({
  review_images: z.int().min(0).max(maxPictures).optional(),
  /** How long stock is held for an unpaid order, paid by transfer or by card. */
  payment_hours: z.number().min(1).max(1440).optional(),
  payment_hours_cash: z.number().min(1).max(1440).optional(),
  payment_minutes_card: z.int().min(5).max(1440).optional(),
  /** Days after completion for requesting a return. */
  return_days: z.int().min(0).max(365).optional(),
  /** How long an item is held to be tried on. */
  try_on_hours: z.number().min(0.25).max(168).optional(),
  /** The most a role may take off an order by hand, in percent; an owner may give any. */
  assistant_discount_percent: z.number().min(0).max(100).optional(),
  manager_discount_percent: z.number().min(0).max(100).optional(),
  /** Accept a fully matching payment proof automatically. */
  auto_accept_proofs: z.boolean().optional(),
  /** Hide comments under posts until staff approve them. */
  comments_wait: z.boolean().optional(),
})

/** How many days records are kept, each from the end of what it was needed for. */
const retention = z.strictObject({
  /** Payment proofs and what was read from them, from when their order was completed or cancelled. */
  proof_days: z.int().min(30).max(3650).optional(),
  /** Visitors who never ordered, with cart and wishlist, from their last visit. */
  visitor_days: z.int().min(1).max(365).optional(),
  /** Enquiries, from their answer. */
  enquiry_days: z.int().min(30).max(3650).optional(),
  /** The list of emails and text messages, from when each was queued. */
  message_days: z.int().min(30).max(3650).optional(),
  /** What was searched for without a result. */
  search_days: z.int().min(30).max(3650).optional(),
  /** Events with their deliveries to webhooks. */
  webhook_days: z.int().min(3).max(365).optional(),
})

const notificationRecipients = z
  .array(z.strictObject({ email: z.email(), language: locale.default('en') }))
  .max(20)
  .optional()

/**
 * Email recipients per event; defaults to the shop's address, or else to its owners. What members
 * of staff choose for themselves comes on top.
 */
const staffNotifications = z.strictObject({
  new_order: notificationRecipients,
  payment_proof: notificationRecipients,
  refund_request: notificationRecipients,
} satisfies Partial<Record<NotificationKindName, z.ZodType>>)

/** Days without deliveries, in addition to Sundays. */
const holidays = z
  .array(z.strictObject({ day: z.iso.date(), title: text.max(120) }))
  .max(400)
  .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, {
    message: issueSentences.named_twice.en,
  })

/** The shop is closed for a while, as in a typhoon; it can still be ordered from. */
const closure = z
  .strictObject({
    is_on: z.boolean(),
    /** The first day orders leave and can be collected again; null changes no date. */
    resumes_on: z.iso.date().nullable(),
    /** When it switches itself off; null: by hand. */
    ends_at: time.nullable(),
    /** Shown on every page; `{day}` stands for the day it resumes. */
    text: localizedText,
  })
  .refine(({ is_on: isOn, text: { en, zh } }) => !isOn || `${en}${zh}`.trim() !== '', {
    message: issueSentences.required.en,
    path: ['text', 'en'],
  })
  .refine(({ resumes_on: day, text }) => day !== null || !JSON.stringify(text).includes('{day}'), {
    message: issueSentences.required.en,
    path: ['resumes_on'],
  })

/** Rights of agents, the programs that shop for people. */
const agents = z.strictObject({
  is_on: z.boolean().default(true),
  /** Whether they may enter discount codes. */
  discount_codes: z.boolean().default(true),
  /** Methods that they may place an order with; all others lead a person to the checkout page. */
  payment_methods: z.array(z.enum(offlinePaymentMethods)).default([...offlinePaymentMethods]),
})

/** What shoppers see. A language that is switched off keeps its texts. */
const languages = z
  .strictObject({
    shown: z
      .array(locale)
      .min(1)
      .max(locales.length)
      .refine((all) => new Set(all).size === all.length, issueSentences.named_twice.en),
    /** For everyone who asks for none of them. */
    fallback: locale,
  })
  .refine(({ shown, fallback }) => shown.length === 0 || shown.includes(fallback), {
    message: issueSentences.not_accepted.en,
    path: ['fallback'],
  })

export const configurationValues = {
  brand,
  languages,
  payment_methods: z
    .array(staffPaymentMethod)
    .refine((methods) => new Set(methods.map(({ slug }) => slug)).size === methods.length, {
      message: issueSentences.named_twice.en,
    }),
  delivery_methods: shape.delivery_methods,
  countries: shape.countries,
  response_messages: shape.response_messages,
  limits,
  retention,
  sorting_lists: z.record(z.enum(['products', 'articles', 'posts']), sortingList.answer.shape.data),
  layout,
  membership: membershipTerms,
  holidays,
  closure,
  staff_notifications: staffNotifications,
  pop_ups: popUps,
  theme: shopTheme,
  agents,
} as const satisfies Record<string, z.ZodType>

export const configurationSlugs = [
  'brand',
  'languages',
  'payment_methods',
  'delivery_methods',
  'countries',
  'response_messages',
  'limits',
  'retention',
  'sorting_lists',
  'layout',
  'membership',
  'holidays',
  'closure',
  'staff_notifications',
  'pop_ups',
  'theme',
  'agents',
] as const satisfies (keyof typeof configurationValues)[]

export type ConfigurationSlug = (typeof configurationSlugs)[number]

/** These determine where customers' money goes, so changing them also requires `payment_methods:manage`. */
export const payeeConfigurations: readonly ConfigurationSlug[] = ['payment_methods']
