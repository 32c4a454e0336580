import { sql } from 'kysely'
import { counterMethods, type CounterMethod } from '#domain/counter/counter-methods.ts'
import type { Db, Trx } from '../../platform/database/db.ts'

interface MethodTakings {
  sales: number
  refunds: number
  /** What should be there, with the float. */
  expected: number
}

type Takings = Record<CounterMethod, MethodTakings>

interface Sum {
  session_id: string
  method: string
  kind: 'sales' | 'refunds'
  cents: number
}

/** What a session took and paid out, by payment method: computed, never stored while it is open. */
export async function readTakings(
  db: Db | Trx,
  session: { id: string; float_cents: number },
): Promise<Takings> {
  return takingsOf(session, await sumTakings(db, [session.id]))
}

export function takingsOf(
  { id, float_cents }: { id: string; float_cents: number },
  sums: readonly Sum[],
): Takings {
  const sumOf = (kind: Sum['kind'], method: CounterMethod) =>
    sums.find((sum) => sum.session_id === id && sum.kind === kind && sum.method === method)
      ?.cents ?? 0
  const ofMethod = (method: CounterMethod): MethodTakings => {
    const [sales, refunds] = [sumOf('sales', method), sumOf('refunds', method)]
    return { sales, refunds, expected: sales - refunds + (method === 'cash' ? float_cents : 0) }
  }
  const [cash, octopus, cardTerminal, fps] = counterMethods
  return {
    cash: ofMethod(cash),
    octopus: ofMethod(octopus),
    card_terminal: ofMethod(cardTerminal),
    fps: ofMethod(fps),
  }
}

export async function sumTakings(
  db: Db | Trx,
  sessionIds: readonly string[],
): Promise<readonly Sum[]> {
  const { rows } = await sql<Sum>`
    select cash_session_id as session_id, method, 'sales' as kind, sum(amount_cents)::int as cents
    from payments where cash_session_id = any(${sessionIds}::text[])
    group by cash_session_id, method
    union all
    select cash_session_id, counter_method, 'refunds', sum(amount_cents)::int
    from refunds where cash_session_id = any(${sessionIds}::text[]) and state = 'done'
    group by cash_session_id, counter_method`.execute(db)
  return rows
}
