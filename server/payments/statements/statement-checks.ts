import { sql } from 'kysely'

type Query = ReturnType<typeof sql<{ subject: string; found: string }>>

const linesAddUp: Query = sql`
  select l.id as subject,
    format('%s, %s cents, payments %s', l.state, l.amount_cents, coalesce(p.cents, 0)) as found
  from bank_lines l
  left join lateral (
    select sum(amount_cents) as cents, count(*) filter (where order_id <> l.order_id) as strange
    from payments where bank_line_id = l.id
  ) p on true
  where coalesce(p.cents, 0) <> (case l.state when 'matched' then l.amount_cents else 0 end)
    or p.strange > 0`

const provedByTheBank: Query = sql`
  select p.id as subject, format('%s by %s, in till %s', p.method, p.provider, p.cash_session_id) as found
  from payments p
  where p.bank_line_id is not null
    and (p.provider is not null or p.cash_session_id is not null or p.method = 'exchange')`

/** Invariants of bank statements. */
export const statementChecks = [
  ['a matched bank line is the sum of its payments, another has none', linesAddUp],
  ['a bank line proves payments by transfer only', provedByTheBank],
] as const
