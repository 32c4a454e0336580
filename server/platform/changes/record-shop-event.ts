import { sql } from 'kysely'
import type { ShopEvent } from '#contract/shop-events.ts'
import type { Trx } from '../database/db.ts'

/** For what changes with time alone; the database records all other events by itself. */
export async function recordShopEvent(
  trx: Trx,
  type: ShopEvent,
  subjectIds: readonly string[],
): Promise<void> {
  await sql`select record_shop_event(${type}, id) from unnest(${[...subjectIds]}::text[]) as id`.execute(
    trx,
  )
}
