import { listPaymentTerms } from '../../payments/payment-terms.ts'
import type { Ctx } from '../../platform/context.ts'
import { readAgentSettings } from '../../settings/agents.ts'
import { ucpVersion } from './capabilities.ts'
import type { PlatformProfile } from './platform-profiles.ts'

type Method = Awaited<ReturnType<typeof listPaymentTerms>>[number]

/** A way to pay that an agent can place an order with: the buyer transfers the money afterwards. */
export interface PaymentHandler {
  /** Name in the shop's own namespace. */
  name: string
  /** The payment method's slug. */
  id: string
  method: Method
}

/** Handlers for the methods that staff switched on for agents. */
export async function ownHandlers(ctx: Ctx): Promise<PaymentHandler[]> {
  const { payment_methods: allowed } = await readAgentSettings(ctx)
  const methods = await listPaymentTerms(ctx)
  const slugs: readonly string[] = allowed
  return methods
    .filter(({ slug }) => slugs.includes(slug))
    .map((method) => ({
      name: `${ownNamespace(ctx.settings.publicUrl)}.${method.slug}`,
      id: method.slug,
      method,
    }))
}

/** Those of them that the platform knows as well. */
export function commonHandlers(
  own: readonly PaymentHandler[],
  { ucp }: PlatformProfile,
): PaymentHandler[] {
  return own.filter(({ name, id }) =>
    ucp.payment_handlers[name]?.some(
      ({ available_instruments: instruments }) =>
        instruments?.some(({ type }) => type === id) ?? true,
    ),
  )
}

/** Declares a handler in the profile. */
export function declaredHandler(origin: string, { id }: PaymentHandler) {
  return {
    id,
    version: ucpVersion,
    spec: `${origin}/ucp/handlers/${id}`,
    schema: `${origin}/ucp/handlers/${id}.json`,
    available_instruments: [{ type: id }],
  }
}

/**
 * The host's labels in reverse, shop.example.com as com.example.shop, in the spelling that names
 * have: letters, digits and underscores, beginning with a letter.
 */
export function ownNamespace(origin: string): string {
  const labels = new URL(origin).hostname.toLowerCase().replaceAll(/[[\]]/g, '').split(/[.:]/)
  const spelled = labels.toReversed().map((label, at) => {
    const plain = label.replaceAll(/[^a-z0-9]/g, at === 0 ? '' : '_')
    return /^[a-z]/.test(plain) ? plain : `n${plain}`
  })
  return spelled.join('.')
}
