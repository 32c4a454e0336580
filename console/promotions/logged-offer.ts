import { z } from '@hono/zod-openapi'
import { staffPromotion } from '#contract/staff/promotion-shapes.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'

const { effect, scope } = staffPromotion.shape
const logged = z.object({ effect: effect.optional(), scope: scope.optional() })

/** The terms in a log entry of a promotion or voucher; the log has them as they are stored. */
export function loggedOffer(entry: unknown): z.output<typeof logged> | null {
  const { success, data } = logged.safeParse(asShown(entry))
  return success && (data.effect ?? data.scope) ? data : null
}

const noScope = { everything: false, product_ids: [], category_ids: [], tags: [] }

/** Sums are stored in cents, scopes without their empty lists, gifts by the id of their variant. */
function asShown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => asShown(each))
  if (typeof value === 'number' && name.endsWith('_cents')) return decimalText(cents(value))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [shownName(key), asShown(part, key)])
  return { ...(name.endsWith('scope') && noScope), ...Object.fromEntries(parts) }
}

function shownName(stored: string): string {
  return stored === 'variant_id' ? 'product_variant_id' : stored.replace(/_cents$/, '')
}
