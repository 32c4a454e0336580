import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isSpamSign } from '#domain/enquiry-spam.ts'
import { dialled } from '#domain/contact.ts'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Page, readPage } from '../../platform/database/read-page.ts'
import { addJob } from '../../platform/jobs/queue.ts'

type Status = 'open' | 'answered' | 'spam'

interface Filter extends Page {
  status?: Status | undefined
  keyword?: string | undefined
  sort_order: 'asc' | 'desc'
}

export async function searchEnquiries(db: Db, { status, keyword, sort_order, ...page }: Filter) {
  const found = selectEnquiries(db)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'open'))
    .$if(!!keyword, (q) => q.where(holds(keyword ?? '')))
    .orderBy('created_at', sort_order)
    .orderBy('id')
  const { rows, total } = await readPage(found, page)
  return { data: rows.map(present), total }
}

/** Throws `not_found`. */
export async function getEnquiry(db: Db | Trx, id: string) {
  const row = await selectEnquiries(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return present(row)
}

/** Emails an enquiry to the shop if it was wrongly marked as spam. Throws `not_found`. */
export async function markEnquiry(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  status: Status,
  changes: ChangeRecorder,
) {
  const before = await lockEnquiry(trx, id)
  if (before.status === status) changes.recordNothing()
  else {
    await trx
      .updateTable('enquiries')
      .set({ status, decided_at: status === 'open' ? null : ctx.clock() })
      .where('id', '=', id)
      .execute()
    if (before.status === 'spam' && before.spam_signs.length > 0) {
      await addJob(trx, 'mail_enquiry', { enquiry_id: id }, { key: `enquiry:${id}` })
    }
    await changes.record(trx, {
      action: 'enquiry_marked',
      subject: { kind: 'enquiry', id },
      before: { status: before.status },
      after: { status },
    })
  }
  return getEnquiry(trx, id)
}

/** Throws `not_found`. */
export async function noteEnquiry(trx: Trx, id: string, note: string, changes: ChangeRecorder) {
  await lockEnquiry(trx, id)
  await trx.updateTable('enquiries').set({ note }).where('id', '=', id).execute()
  // The audit log omits the text, which may hold personal data.
  await changes.record(trx, { action: 'enquiry_noted', subject: { kind: 'enquiry', id } })
  return getEnquiry(trx, id)
}

interface Reply {
  enquiryId: string
  staffId: string
  text: string
}

/** Emails an answer and keeps it. Throws `not_found`, and `not_possible` for spam. */
export async function replyToEnquiry(
  trx: Trx,
  ctx: TrxCtx,
  { enquiryId, staffId, text }: Reply,
  changes: ChangeRecorder,
) {
  const { status } = await lockEnquiry(trx, enquiryId)
  if (status === 'spam') throw new DomainError('not_possible', { reason: 'enquiry_is_spam' })
  const now = ctx.clock()
  const { id } = await trx
    .insertInto('enquiry_replies')
    .values({ enquiry_id: enquiryId, staff_id: staffId, text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(trx, 'send_enquiry_reply', { reply_id: id })
  await trx
    .updateTable('enquiries')
    .set({ status: 'answered', decided_at: now })
    .where('id', '=', enquiryId)
    .execute()
  // The audit log omits the text, which may hold personal data.
  await changes.record(trx, {
    action: 'enquiry_replied',
    subject: { kind: 'enquiry', id: enquiryId },
    before: { status },
    after: { status: 'answered' },
  })
  return getEnquiry(trx, enquiryId)
}

async function lockEnquiry(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('enquiries')
    .select(['status', 'spam_signs'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

function holds(keyword: string) {
  const digits = dialled(keyword)?.replace('+', '') ?? ''
  return sql<boolean>`(
    strpos(lower(concat_ws(' ', name, email, subject, description)), lower(${keyword})) > 0
    or (${digits} <> '' and strpos(area_code || phone, ${digits}) > 0)
  )`
}

function selectEnquiries(db: Db | Trx) {
  return db
    .selectFrom('enquiries')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('enquiry_replies as r')
          .leftJoin('staff as s', 's.id', 'r.staff_id')
          .select(['r.text', 's.name as staff_name', 'r.created_at'])
          .whereRef('r.enquiry_id', '=', 'enquiries.id')
          .orderBy('r.id'),
      ).as('replies'),
    )
    .select(['id', 'account_id', 'locale', 'name', 'email', 'area_code', 'phone', 'subject'])
    .select(['description', 'status', 'spam_signs', 'note', 'created_at', 'decided_at'])
}

type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['executeTakeFirstOrThrow']>>

function present({ id, ...row }: EnquiryRow) {
  return {
    ...row,
    _id: id,
    spam_signs: row.spam_signs.filter(isSpamSign),
    replies: row.replies.map((reply) => ({
      ...reply,
      created_at: new Date(reply.created_at).toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
