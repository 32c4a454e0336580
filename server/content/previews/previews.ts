import { newId } from '#domain/ids.ts'
import type { Ctx, TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { isLinkValid, signedKey } from '../../platform/files/signed-link.ts'
import type { Drafted } from './draft-answers.ts'

const previewSeconds = 3600

/** Answers the signed path of the page, which works for an hour. */
export async function storePreview(
  trx: Trx,
  ctx: TrxCtx,
  staffId: string,
  { path, editor, answers }: Drafted,
) {
  const id = newId('preview')
  const { until, key } = await signedKey(trx, ctx, id, previewSeconds)
  const expiresAt = new Date(until * 1000)
  await trx
    .insertInto('previews')
    .values({
      id,
      staff_id: staffId,
      editor,
      answers: JSON.stringify(answers),
      expires_at: expiresAt,
    })
    .execute()
  return { path: `${path}?preview=${id}.${until}.${key}`, expires_at: expiresAt.toISOString() }
}

/** What the page shows in place of what is public; null if the link has lapsed or is not ours. */
export async function findPreview(ctx: Ctx, link: string) {
  const [id = '', until = '', key = ''] = link.split('.')
  if (!(await isLinkValid(ctx.db, ctx, id, Number(until), key))) return null
  const found = await ctx.db
    .selectFrom('previews')
    .select(['editor', 'answers'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}
