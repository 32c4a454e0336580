import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const travelsAlong: Query = sql`
  select s.reference as subject,
    format('with %s: delivery %s, %s to %s', f.reference, s.shipping_cents, s.delivery_method,
      s.country) as found
  from orders s join orders f on f.id = s.supplement_of
  where s.shipping_cents <> 0 or f.supplement_of is not null
    or (s.store_id, s.delivery_method, s.country) <> (f.store_id, f.delivery_method, f.country)`

/** Invariants of supplementary orders. */
export const supplementChecks = [
  ['what was added to an order travels with it, without a fee', travelsAlong],
] as const
