import { z } from '@hono/zod-openapi'
import { configuration, layout, paymentMethod, sortingList } from '../endpoints/configuration.ts'
import { issueSentences } from '../issue-sentences.ts'
import { membershipTerms } from '../membership-terms.ts'
import { locale, localizedText, picture, text } from '../shapes.ts'

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
  /** What the top bar writes where there is no picture. */
  logo_text: localizedText.optional(),
  logo: picture.nullable().optional(),
  social_image: text.optional(),
  contact,
  currency: z.literal('HKD').default('HKD'),
  /** The company behind the name, as receipts say it. */
  company: localizedText.optional(),
  registration: text.max(60).optional(),
})

const staffPaymentMethod = paymentMethod.extend({
  link: z.union([z.null(), z.url({ protocol: /^https$/ })]),
  /** What the FPS QR code pays to; null for other methods. */
  fps: z
    .object({ kind: z.enum(['fps_id', 'mobile', 'email']), value: z.string().min(1).max(254) })
    .nullable(),
})

const limits = z.strictObject({
  review_images: z.int().min(0).max(5).optional(),
  /** How long unpaid goods are held for a transfer. */
  payment_hours: z.number().min(1).max(1440).optional(),
  payment_minutes_card: z.int().min(5).max(1440).optional(),
  /** How long after completion pieces may be asked back. */
  return_days: z.int().min(0).max(365).optional(),
  /** A proof that matches in full is accepted without a person. */
  auto_accept_proofs: z.boolean().optional(),
  /** Comments under posts are hidden until staff approve them. */
  comments_wait: z.boolean().optional(),
})

export const staffNoticeKinds = ['new_order', 'payment_proof', 'refund_request'] as const
export type StaffNoticeKind = (typeof staffNoticeKinds)[number]

const noticeRecipients = z
  .array(z.strictObject({ email: z.email(), language: locale.default('en') }))
  .max(20)
  .optional()

/** Who is told of what by email; the shop's address, else its owners, where a list is left out. */
const staffNotices = z.strictObject({
  new_order: noticeRecipients,
  payment_proof: noticeRecipients,
  refund_request: noticeRecipients,
} satisfies Record<StaffNoticeKind, z.ZodType>)

/** Days on which no parcel arrives, beside Sundays. */
const holidays = z
  .array(z.strictObject({ day: z.iso.date(), title: text.max(120) }))
  .max(400)
  .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, {
    message: issueSentences.named_twice.en,
  })

/** What each configuration may be set to. */
export const configurationValues = {
  brand,
  payment_methods: z
    .array(staffPaymentMethod)
    .refine((methods) => new Set(methods.map(({ slug }) => slug)).size === methods.length, {
      message: issueSentences.named_twice.en,
    }),
  delivery_methods: shape.delivery_methods,
  countries: shape.countries,
  response_messages: shape.response_messages,
  limits,
  sorting_lists: z.record(z.enum(['products', 'articles', 'posts']), sortingList.answer.shape.data),
  layout,
  membership: membershipTerms,
  holidays,
  staff_notices: staffNotices,
} as const satisfies Record<string, z.ZodType>

export const configurationSlugs = [
  'brand',
  'payment_methods',
  'delivery_methods',
  'countries',
  'response_messages',
  'limits',
  'sorting_lists',
  'layout',
  'membership',
  'holidays',
  'staff_notices',
] as const satisfies (keyof typeof configurationValues)[]

export type ConfigurationSlug = (typeof configurationSlugs)[number]

/** These say where customers' money goes: who sets them needs `set_payees` besides. */
export const payeeConfigurations: readonly ConfigurationSlug[] = ['payment_methods']
