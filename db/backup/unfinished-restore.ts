import pg from 'pg'
import { StartProblem } from '../start-problem.ts'

/** A configuration that exists from the loading of the rows until the shop is complete. */
export const unfinishedRestore = 'unfinished_restore'

/** Refuses to open a shop whose restore was interrupted: its emails would not be held. */
export async function requireFinishedRestore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await client.query("select where to_regclass('configurations') is not null")
    if (!tables.rowCount) return
    const { rowCount } = await client.query('select from configurations where slug = $1', [
      unfinishedRestore,
    ])
    if (!rowCount) return
    throw new StartProblem(
      'A restore was interrupted, and this shop is incomplete. Empty the database (npm run db:reset), then restore again.',
    )
  } finally {
    await client.end()
  }
}
