import { sql } from 'kysely'
import { cached } from '../platform/cache/cached.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/db.ts'
import { kinds, likesTag, type ContentKind } from './kinds.ts'

/** Like counts, and which entries the caller likes. */
export interface Likes {
  countOf: (id: string) => number
  /** Undefined without an account, so that the answer is the same for all visitors. */
  isLiked: (id: string) => boolean | undefined
}

/** Anonymous callers get cached counts, accounts current ones. */
export async function likesOf(
  ctx: Ctx,
  kind: ContentKind,
  entries: readonly { id: string }[],
  account: Account | null,
): Promise<Likes> {
  if (!account) {
    const counts = await likeCounts(ctx, kind)
    return { countOf: (id) => counts.get(id) ?? 0, isLiked: () => undefined }
  }
  const ids = entries.map(({ id }) => id)
  const rows = await findLikes(ctx.db, kind, account.id, ids)
  const byId = new Map(rows.map((row) => [row.entry_id, row]))
  return {
    countOf: (id) => byId.get(id)?.likes ?? 0,
    isLiked: (id) => byId.get(id)?.is_liked ?? false,
  }
}

/** Ids of the entries an account likes, latest first. */
export async function findLikedIds(db: Db, kind: ContentKind, accountId: string) {
  const rows = await db
    .selectFrom(kinds[kind].likes)
    .select('entry_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

function likeCounts(ctx: Ctx, kind: ContentKind): Promise<ReadonlyMap<string, number>> {
  return cached(ctx, likesTag(kind), async () => {
    const rows = await ctx.db
      .selectFrom(kinds[kind].likes)
      .select(['entry_id', (eb) => eb.fn.countAll<number>().as('likes')])
      .groupBy('entry_id')
      .execute()
    const counts = new Map(rows.map(({ entry_id, likes }) => [entry_id, likes]))
    return { value: counts, tags: [likesTag(kind)] }
  })
}

async function findLikes(
  db: Db,
  kind: ContentKind,
  accountId: string,
  entryIds: readonly string[],
) {
  if (entryIds.length === 0) return []
  return db
    .selectFrom(kinds[kind].likes)
    .select(['entry_id', (eb) => eb.fn.countAll<number>().as('likes')])
    .select(sql<boolean>`bool_or(account_id = ${accountId})`.as('is_liked'))
    .where('entry_id', 'in', entryIds)
    .groupBy('entry_id')
    .execute()
}
