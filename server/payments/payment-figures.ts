import { sql } from 'kysely'
import type { Figure } from '../platform/area-shape.ts'

export const paymentFigures: readonly Figure[] = [
  {
    name: 'shop_payments',
    help: 'Payments by method and outcome.',
    labelNames: ['method', 'outcome'],
    rows: sql`
      select json_build_object('method', method, 'outcome', 'paid'), count(*)
      from payments where not is_surplus group by method
      union all
      select json_build_object('method', 'card', 'outcome', state), count(*)
      from card_sessions where kind = 'payment' and state in ('declined', 'ended') group by state
      union all
      select json_build_object('method', 'proof', 'outcome', state), count(*)
      from payment_proofs where state <> 'approved' group by state`,
  },
  {
    name: 'shop_unmatched_payments',
    help: 'Events of a card gateway that somebody must look into.',
    labelNames: [],
    rows: sql`
      select '{}'::json, count(*) from webhook_events
      where problem is not null and resolved_at is null`,
  },
  {
    name: 'shop_proofs',
    help: 'Payment proofs by what recognition made of them.',
    labelNames: ['recognition'],
    rows: sql`
      select json_build_object('recognition', state), count(*)
      from proof_recognitions group by state`,
  },
]
