import { z } from '@hono/zod-openapi'
import { scope } from '../endpoints/vouchers.ts'
import { issueSentences } from '../issue-sentences.ts'
import {
  amount,
  derivedNames,
  id,
  localizedText,
  named,
  optionalProse,
  price,
  recordVersion,
  time,
  writtenText,
} from '../shapes.ts'
import { confirmsLowPrices } from './product-shapes.ts'

export const promotionStates = ['coming', 'running', 'over', 'archived'] as const

const percent = z.object({
  kind: z.literal('percent'),
  percent: z.number().min(0.01).max(100).multipleOf(0.01),
  cap: price.nullable().default(null).openapi({ description: 'Maximum discount.' }),
})
const amountOff = z.object({ kind: z.literal('amount'), amount: price })
const freeShipping = z.object({ kind: z.literal('free_shipping') })
const gift = z.object({
  kind: z.literal('gift'),
  gifts: z
    .array(z.object({ product_variant_id: id, qty: z.int().min(1).max(20).default(1) }))
    .min(1)
    .max(10),
})

const names = z.array(z.string().trim().min(1).max(64)).max(500).default([])

/**
 * Products that a promotion covers. Covering everything must be explicit, so that it cannot happen by
 * mistake.
 */
const wantedScope = z
  .object({
    everything: z.boolean().default(false),
    product_ids: names,
    category_ids: names,
    tags: names,
  })
  .superRefine(({ everything, ...lists }, context) => {
    const isNamed = Object.values(lists).some((list) => list.length > 0)
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    if (everything && isNamed) issue(issueSentences.scope_both.en)
    if (!everything && !isNamed) issue(issueSentences.scope_empty.en)
  })
  .transform(({ everything, ...lists }) => (everything ? { everything } : lists))
  .openapi({ description: '`{ "everything": true }`, or at least one named thing.' })

const part = z.number().min(0.01).max(100).multipleOf(0.01)
const times = z.int().min(1).max(50).default(10).openapi({
  description: 'Maximum number of times per order.',
})

const spendSteps = z.object({
  kind: z.literal('spend_steps'),
  steps: z
    .array(z.object({ from: price, percent: part }))
    .min(1)
    .max(10)
    .refine(goUpwards, { message: issueSentences.steps.en }),
})

function goUpwards(steps: readonly { from: string; percent: number }[]): boolean {
  return steps.every(({ from, percent: taken }, at) => {
    const before = steps[at - 1]
    return !before || (Number(from) > Number(before.from) && taken > before.percent)
  })
}

/** Effects on items that come together, with scopes as staff send them or as they are shown. */
function itemEffects<Shape extends z.ZodType>(covered: Shape) {
  return [
    z.object({
      kind: z.literal('buy_get'),
      buy: z.int().min(1).max(20),
      get: z.int().min(1).max(20),
      get_scope: covered.nullable().openapi({ description: 'Null: the same as `scope`.' }),
      percent: part.openapi({ description: '100: free.' }),
      times,
    }),
    spendSteps,
    z.object({
      kind: z.literal('bundle'),
      parts: z
        .array(z.object({ scope: covered, qty: z.int().min(1).max(10) }))
        .min(1)
        .max(5),
      off: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('price'), price }),
        z.object({ kind: z.literal('percent'), percent: part }),
      ]),
      times,
    }),
  ] as const
}

export const voucherEffect = z.discriminatedUnion('kind', [percent, amountOff, freeShipping])
const simpleEffects = [percent, amountOff, freeShipping, gift] as const
export const promotionEffect = z.discriminatedUnion('kind', [
  ...simpleEffects,
  ...itemEffects(wantedScope),
])
const shownEffect = z.discriminatedUnion('kind', [...simpleEffects, ...itemEffects(scope)])

const terms = {
  scope: wantedScope,
  min_spend: price.nullable().default(null),
  min_quantity: z.int().min(1).max(999).nullable().default(null),
  starts_at: time.nullable().default(null),
  ends_at: time.nullable().default(null),
}

const tiers = z.array(z.string().trim().min(1).max(64)).min(1).max(20)

const confirmsFreeProducts = z.boolean().default(false).openapi({
  description:
    'An offer that makes products free when they are bought alone is refused without it: 409 `free_products`, with how many.',
})

export const promotionInput = z
  .object({
    level: z.enum(['local', 'global']).openapi({
      description: 'local: product prices; global: the whole cart.',
    }),
    title: writtenText(120),
    effect: promotionEffect,
    priority: z.int().min(0).max(9999).default(0).openapi({ description: 'Lowest first.' }),
    tiers: tiers.nullable().default(null).openapi({
      description: 'Members of these tiers only; null: everyone.',
    }),
    confirms_free_products: confirmsFreeProducts,
    ...terms,
  })
  .superRefine((details, context) => {
    periodIssue(details, context)
    if (details.level === 'global') return
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (details.effect.kind !== 'percent' && details.effect.kind !== 'amount') {
      issue('effect', issueSentences.product_discount.en)
    }
    if (details.min_spend !== null) issue('min_spend', issueSentences.cart_only.en)
    if (details.min_quantity !== null) issue('min_quantity', issueSentences.cart_only.en)
    if (details.tiers !== null) issue('tiers', issueSentences.cart_only.en)
  })

export const voucherInput = z
  .object({
    slug: z
      .string()
      .max(120)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en),
    title: writtenText(120),
    description: optionalProse(1000).default({ en: '', zh: '', cn: '' }),
    effect: voucherEffect,
    ...terms,
    valid_days: z.int().min(1).max(3650).nullable().default(null),
    points_required: z.int().min(0).max(10_000_000).nullable().default(null),
    code: z
      .string()
      .trim()
      .transform((value) => value.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{3,32}$/))
      .nullable()
      .default(null)
      .openapi({
        type: 'string',
        description: 'Public code, usable by everyone.',
        example: 'WELCOME50',
      }),
    max_uses: z.int().min(1).max(10_000_000).nullable().default(null),
    per_customer: z.int().min(1).max(1000).nullable().default(null),
    per_customer_by_contact: z.boolean().default(false).openapi({
      description: 'Counts orders to the same phone number or delivery address as one customer’s.',
    }),
    is_listed: z.boolean().optional().openapi({
      description:
        'By default only a voucher without a code is listed: listing publishes the code.',
    }),
    position: z.int().min(0).max(10_000).default(0),
    confirms_free_products: confirmsFreeProducts,
    confirms_low_prices: confirmsLowPrices,
  })
  .superRefine((details, context) => {
    periodIssue(details, context)
    if (details.code !== null || details.points_required !== null) return
    const message = issueSentences.code_or_points.en
    context.addIssue({ code: 'custom', path: ['code'], message })
  })

function periodIssue(
  { starts_at, ends_at }: { starts_at: string | null; ends_at: string | null },
  context: z.RefinementCtx,
): void {
  if (starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at)) return
  context.addIssue({
    code: 'custom',
    path: ['ends_at'],
    message: issueSentences.end_before_start.en,
  })
}

const shownTerms = {
  scope,
  min_spend: amount.nullable(),
  min_quantity: z.int().nullable(),
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  state: z.enum(promotionStates),
  created_at: time,
  derived_cn: derivedNames,
  version: recordVersion,
}

export const staffPromotion = named('StaffPromotion', {
  _id: id,
  level: z.enum(['local', 'global']),
  title: localizedText,
  effect: shownEffect,
  priority: z.int(),
  tiers: z.array(z.string()).nullable(),
  ...shownTerms,
  /** Orders that used it and were not cancelled, and their total discount. */
  orders: z.int(),
  given: amount,
})

export const staffVoucher = named('StaffVoucher', {
  _id: id,
  slug: z.string(),
  title: localizedText,
  description: localizedText,
  effect: voucherEffect,
  ...shownTerms,
  valid_days: z.int().nullable(),
  points_required: z.int().nullable(),
  code: z.string().nullable(),
  max_uses: z.int().nullable(),
  per_customer: z.int().nullable(),
  per_customer_by_contact: z.boolean(),
  /** Redeemed codes plus orders using the public code. */
  uses: z.int(),
  is_listed: z.boolean(),
  position: z.int(),
  orders: z.int(),
  given: amount,
})
