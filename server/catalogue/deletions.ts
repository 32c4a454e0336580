import { sql } from 'kysely'
import { hongKongDay } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'
import { daysAgo } from '../platform/time-ago.ts'
import { readRetention } from '../settings/retention.ts'

const importDays = 30

/** Reports of an import, once none of its pictures is waited for. */
export async function deleteImports(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('product_imports as i')
    .where('i.finished_at', '<', daysAgo(ctx, importDays))
    .where(
      sql<boolean>`not exists (
        select 1 from import_pictures p where p.import_id = i.id and p.file_id is null
      )`,
    )
    .execute()
}

export async function deleteSearchMisses(ctx: Ctx): Promise<void> {
  const { search_days } = await readRetention(ctx)
  const firstDay = hongKongDay(daysAgo(ctx, search_days))
  await ctx.db.deleteFrom('search_misses').where('day', '<', firstDay).execute()
}
