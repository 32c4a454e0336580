import { sql } from 'kysely'
import { hongKongDay } from '#domain/dates.ts'
import type { Ctx } from '../platform/context.ts'

/** So that a flood of made-up words cannot fill the disk. */
const maxKeywordsADay = 1000
const maxLength = 60

/**
 * Counts a search that found nothing, by day and keyword. What could say who searched is never
 * written: addresses, and numbers as long as a phone's or an order's.
 */
export async function recordSearchMiss(ctx: Ctx, typed: string): Promise<void> {
  const keyword = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (keyword === '' || keyword.length > maxLength || isPersonal(keyword)) return
  const day = hongKongDay(ctx.clock())
  await sql`insert into search_misses (day, keyword)
    select ${day}::date, ${keyword}
    where (select count(*) from search_misses where day = ${day}::date) < ${maxKeywordsADay}
    on conflict (day, keyword) do update set searches = search_misses.searches + 1`.execute(ctx.db)
}

function isPersonal(keyword: string): boolean {
  return keyword.includes('@') || keyword.replaceAll(/\D/g, '').length >= 6
}
