import { isSpamSign } from '#domain/enquiry-spam.ts'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { readPage, type Page } from '../../platform/database/read-page.ts'
import { entryTag } from '../kinds.ts'

type Status = 'DRAFT' | 'ACTIVE' | 'REJECTED'

interface Filter extends Page {
  status: Status
  post_id?: string | undefined
  sort_order: 'asc' | 'desc'
}

export async function listStaffReviews(db: Db, { status, post_id, sort_order, ...page }: Filter) {
  const found = selectReviews(db)
    .where('r.status', '=', status)
    .$if(post_id !== undefined, (q) => q.where('r.post_id', '=', post_id ?? ''))
    .orderBy('r.created_at', sort_order)
    .orderBy('r.id')
  const { rows, total } = await readPage(found, page)
  return { data: rows.map(present), total }
}

/** Approves or rejects a review. Throws `not_found`. */
export async function decideReview(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  status: 'ACTIVE' | 'REJECTED',
  changes: ChangeRecorder,
) {
  const before = await lockReview(trx, id)
  if (before.status === status) changes.recordNothing()
  else {
    await trx
      .updateTable('post_reviews')
      .set({ status, decided_at: ctx.clock() })
      .where('id', '=', id)
      .execute()
    await ctx.bus.announce(trx, [entryTag('post', before.post_id)])
    await changes.record(trx, {
      action: status === 'ACTIVE' ? 'post_review_approved' : 'post_review_rejected',
      subject: { kind: 'post_review', id },
      before: { status: before.status },
      after: { status },
    })
  }
  return present(await selectReviews(trx).where('r.id', '=', id).executeTakeFirstOrThrow())
}

/** Throws `not_found`. */
export async function deleteReview(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const { status, post_id } = await lockReview(trx, id)
  await trx.deleteFrom('post_reviews').where('id', '=', id).execute()
  await ctx.bus.announce(trx, [entryTag('post', post_id)])
  await changes.record(trx, {
    action: 'post_review_deleted',
    subject: { kind: 'post_review', id },
    before: { status, post_id },
  })
}

async function lockReview(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('post_reviews')
    .select(['status', 'post_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

function selectReviews(db: Db | Trx) {
  return db
    .selectFrom('post_reviews as r')
    .innerJoin('posts as p', 'p.id', 'r.post_id')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.post_id', 'p.title as post_title', 'r.account_id', 'a.username'])
    .select(['r.comment', 'r.status', 'r.spam_signs', 'r.created_at', 'r.decided_at'])
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

function present(row: ReviewRow) {
  return {
    _id: row.id,
    post: { _id: row.post_id, title: row.post_title },
    account_id: row.account_id,
    username: row.username,
    comment: row.comment,
    status: row.status,
    spam_signs: row.spam_signs.filter(isSpamSign),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
