import { openSealedText } from '#server/platform/access/sealed-text.ts'
import type { Db } from '#server/platform/database/db.ts'

/** What is sealed, and the shop's secret that opens it. */
const sealed = [
  { what: 'second factors of staff', table: 'staff_second_factors', key: 'staff-second-factor' },
  { what: 'secrets of webhooks', table: 'webhooks', key: 'webhooks' },
] as const

/** Kinds of sealed data of which a row does not open with the secrets of this database. */
export async function findUnreadableSecrets(db: Db): Promise<string[]> {
  const broken: string[] = []
  for (const { what, table, key } of sealed) {
    const rows = await db.selectFrom(table).select('secret').execute()
    const known = await db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', key)
      .executeTakeFirst()
    const opens = rows.every(({ secret }) => known && isOpened(known.value, secret))
    if (!opens) broken.push(what)
  }
  return broken
}

function isOpened(key: string, secret: Buffer): boolean {
  try {
    openSealedText(key, secret)
    return true
  } catch {
    // Sealed with another key, or damaged.
    return false
  }
}
