import { DomainError } from '#domain/errors.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { entryTag, kinds, likesTag, type ContentKind } from './kinds.ts'

interface Liked {
  is_liked: boolean
  liked_count: number
}

interface Like {
  accountId: string
  entryId: string
}

/** Likes the article or post, or removes the like. A row lock serialises concurrent calls. */
export async function likeEntry(
  trx: Trx,
  ctx: TrxCtx,
  kind: ContentKind,
  { accountId, entryId }: Like,
): Promise<Liked> {
  const { plural, likes: table } = kinds[kind]
  const entry = await trx
    .selectFrom(plural)
    .select('id')
    .where('id', '=', entryId)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!entry) throw new DomainError('not_found')
  const taken = await trx
    .deleteFrom(table)
    .where('account_id', '=', accountId)
    .where('entry_id', '=', entry.id)
    .returning('entry_id')
    .execute()
  const isLiked = taken.length === 0
  if (isLiked) {
    await trx
      .insertInto(table)
      .values({ account_id: accountId, entry_id: entry.id, created_at: ctx.clock() })
      .execute()
  }
  const { likes } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('likes'))
    .where('entry_id', '=', entry.id)
    .executeTakeFirstOrThrow()
  await ctx.bus.announce(trx, [entryTag(kind, entry.id), likesTag(kind)])
  return { is_liked: isLiked, liked_count: likes }
}
