import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { signature } from '#domain/signature.ts'
import type { Account } from '../../platform/access/authenticate.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { readPage, type Page } from '../../platform/database/read-page.ts'
import { presentPicture } from '../../platform/files/pictures.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { entryTag } from '../kinds.ts'

interface ReviewRow {
  id: string
  account_id: string | null
  username: string | null
  avatar_id: string | null
  width: number | null
  height: number | null
  background: string | null
  comment: string
  status: 'DRAFT' | 'ACTIVE' | 'REJECTED'
  created_at: Date
}

interface ReviewPage extends Page {
  sort_order: 'asc' | 'desc'
}

/** The reviews shown under a post, including the caller's own hidden ones. */
export async function pageOfReviews(
  ctx: Ctx,
  postId: string,
  account: Account | null,
  { sort_order, ...page }: ReviewPage,
) {
  const visible = selectReviews(ctx.db)
    .where('r.post_id', '=', postId)
    .where((eb) =>
      eb.or([
        eb('r.status', '=', 'ACTIVE'),
        ...(account ? [eb('r.account_id', '=', account.id)] : []),
      ]),
    )
    .orderBy('r.created_at', sort_order)
    .orderBy('r.id')
  const { rows, total } = await readPage(visible, page)
  return { data: rows.map((row) => presentReview(row, account)), total }
}

interface NewReview {
  account: Account
  postId: string
  comment: string
  /** Hidden until staff have read it. */
  isWaiting: boolean
}

/**
 * Publishes a review, unless the shop reads each one first (spec §4). Sending the same text again
 * does not create another review.
 */
export async function reviewPost(
  trx: Trx,
  ctx: TrxCtx,
  { account, postId, comment, isWaiting }: NewReview,
) {
  const status = isWaiting ? ('DRAFT' as const) : ('ACTIVE' as const)
  const post = await trx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('status', '=', 'ACTIVE')
    .forKeyShare()
    .executeTakeFirst()
  if (!post) throw new DomainError('not_found')
  const made = await trx
    .insertInto('post_reviews')
    .values({
      id: newId('postReview'),
      post_id: post.id,
      account_id: account.id,
      comment,
      status,
      created_at: ctx.clock(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made && status === 'ACTIVE') {
    await ctx.bus.announce(trx, [entryTag('post', post.id)])
    await addJob(trx, 'check_comment', { review_id: made.id })
  }
  const row = await selectReviews(trx)
    .where('r.post_id', '=', post.id)
    .where('r.account_id', '=', account.id)
    .where(sql`md5(r.comment)`, '=', sql`md5(${comment})`)
    .executeTakeFirstOrThrow()
  return presentReview(row, account)
}

function selectReviews(db: Db | Trx) {
  return db
    .selectFrom('post_reviews as r')
    .leftJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('files as f', 'f.id', 'a.avatar_id')
    .select(['r.id', 'r.account_id', 'r.comment', 'r.status', 'r.created_at', 'a.username'])
    .select(['f.id as avatar_id', 'f.width', 'f.height', 'f.background'])
}

function presentReview(row: ReviewRow, account: Account | null) {
  const isOwn = account !== null && row.account_id === account.id
  return {
    _id: row.id,
    user: { avatar: presentAvatar(row), username: shownName(row) },
    user_id: isOwn ? account.id : null,
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    status: row.status,
  }
}

function shownName({ username }: ReviewRow): string | null {
  return signature(username ?? '')
}

function presentAvatar(row: ReviewRow) {
  const { avatar_id, width, height, background } = row
  if (avatar_id === null || width === null || height === null) return null
  const name = shownName(row) ?? ''
  const alt = { en: name, zh: name, cn: name }
  return presentPicture({ file_id: avatar_id, width, height, background: background ?? '', alt })
}
