import { z } from 'zod'
import type { PaymentCopy } from '#db/json-types.ts'
import { DomainError } from '#domain/errors.ts'
import { type HeldMinutes, heldBy } from '#domain/order/payment-deadline.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from '../settings/configurations.ts'
import { readLimits } from '../settings/limits.ts'

const localizedText = z.object({ en: z.string(), zh: z.string(), cn: z.string() })

const paymentMethods = z.array(
  z.object({
    slug: z.string(),
    title: localizedText,
    payee: z.array(z.object({ label: localizedText, value: z.string(), is_copyable: z.boolean() })),
    link: z.string().nullable(),
    fps: z.object({ kind: z.enum(['fps_id', 'mobile', 'email']), value: z.string() }).nullable(),
  }),
)

export interface PaymentTerms {
  /** Stored with the order and shown. */
  copy: PaymentCopy
  /** How long stock is held for the payment. */
  minutes: number
}

/** The methods customers can pay by, as staff configured them. */
export async function listPaymentTerms(ctx: Ctx): Promise<z.output<typeof paymentMethods>> {
  return paymentMethods.parse((await findConfiguration(ctx, 'payment_methods')) ?? [])
}

/**
 * A payment method's current terms, for an order that is delivered or collected. Throws
 * `payment_method_unavailable`.
 */
export async function getPaymentTerms(
  ctx: Ctx,
  slug: string,
  delivery: 'DELIVERY' | 'PICKUP',
): Promise<PaymentTerms> {
  const methods = await listPaymentTerms(ctx)
  const method = methods.find((each) => each.slug === slug)
  const isOutOfReach = (slug === 'card' && !ctx.cards) || (slug === 'cash' && delivery !== 'PICKUP')
  if (!method || isOutOfReach) throw new DomainError('payment_method_unavailable')
  const { title, payee, link, fps } = method
  const minutes = heldBy(slug, await heldMinutes(ctx))
  return { copy: { title, payee, link, fps }, minutes }
}

export async function heldMinutes(ctx: Ctx): Promise<HeldMinutes> {
  const held = await readLimits(ctx)
  return {
    card: held.payment_minutes_card,
    transfer: held.payment_hours * 60,
    cash: held.payment_hours_cash * 60,
  }
}
