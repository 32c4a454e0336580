import { randomText } from '#domain/ids.ts'
import type { Db, Trx } from '../database/db.ts'

/** A secret of this shop for one purpose, shared by all its processes; created on first use. */
export async function shopSecret(
  db: Db | Trx,
  name: string,
  draw = () => randomText(43),
): Promise<string> {
  const known = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.value
  await db
    .insertInto('secrets')
    .values({ name, value: draw() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return shopSecret(db, name, draw)
}
