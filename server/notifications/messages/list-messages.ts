import { sql } from 'kysely'
import {
  messageKind,
  messageKinds,
  type MessageKind,
  type MessageTopic,
} from '#contract/staff/message-kinds.ts'
import type { messageStates } from '#contract/staff/messages.ts'
import { DomainError } from '#domain/errors.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { readPage, type Page } from '../../platform/database/read-page.ts'

interface Filter extends Page {
  state?: (typeof messageStates)[number] | undefined
  about?: MessageTopic | undefined
  channel?: 'email' | 'sms' | undefined
  keyword?: string | undefined
}

/** Failed ones first, then the newest. */
export async function listMessages(db: Db, filter: Filter) {
  const { state, about, channel, keyword, ...page } = filter
  const kinds: readonly MessageKind[] = about ? messageKinds[about] : []
  const found = selectMessages(db)
    .$if(state !== undefined, (q) => q.where('m.state', '=', state ?? 'failed'))
    .$if(about !== undefined, (q) => q.where('m.kind', 'in', kinds))
    .$if(channel !== undefined, (q) => q.where('m.channel', '=', channel ?? 'email'))
    .$if(!!keyword, (q) => q.where(holds(keyword ?? '')))
    .orderBy(sql`(m.state = 'failed')`, 'desc')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
  const { rows, total } = await readPage(found, page, 'm.id')
  return { data: rows.map(presentMessage), total }
}

/** By the order's `_id` or reference, newest first. Throws `unknown_order`. */
export async function listOrderMessages(db: Db, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', '=', orderId), eb('reference', '=', normaliseReference(orderId))]),
    )
    .executeTakeFirst()
  if (!order) throw new DomainError('unknown_order')
  const rows = await selectMessages(db)
    .where('m.order_id', '=', order.id)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .execute()
  return rows.map(presentMessage)
}

/** Throws `not_found`. */
export async function getMessage(db: Db | Trx, id: string) {
  const row = await selectMessages(db).where('m.id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

type MessageRow = Awaited<ReturnType<typeof getMessage>>

export function presentMessage(row: MessageRow) {
  return {
    _id: row.id,
    kind: messageKind(row.kind),
    channel: row.channel,
    order:
      row.order_id === null || row.reference === null
        ? null
        : { _id: row.order_id, reference: row.reference },
    account_id: row.account_id,
    recipient: row.recipient,
    locale: row.locale,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    problem: row.problem,
    error: row.error,
    can_resend: row.job !== null && row.state !== 'queued',
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at.toISOString(),
    sent_at: row.sent_at && row.sent_at.toISOString(),
  }
}

function selectMessages(db: Db | Trx) {
  return db
    .selectFrom('messages as m')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select('o.reference')
}

function holds(keyword: string) {
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`(o.reference = ${normaliseReference(keyword)}
    or m.recipient ilike ${part} or m.subject ilike ${part})`
}
