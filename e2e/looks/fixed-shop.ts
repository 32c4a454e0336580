import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, inject, vi } from 'vitest'
import { urlOfDatabase } from '#test/test-server.ts'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import { owner } from '../console-staff.ts'
import { demoShop } from '../demo-shop.ts'
import { openShop, type OpenShop } from '../shop.ts'

/** A Wednesday at noon in Hong Kong, so far ahead that the database's own clock is never there. */
export const moment = new Date('2040-11-21T04:00:00Z')

/**
 * A shop in which all is as in the run before: clock, ids and references. It has no jobs, which would
 * come at any time.
 */
export async function openFixedShop(): Promise<OpenShop> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation(seededBytes(1))
  afterAll(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const demo = await demoShop('fixed')
  // The demo may have been filled in another process, which drew other bytes.
  drawn.mockImplementation(seededBytes(2))
  const shop = await openShop(
    { ROLE: 'web', STAFF_OWNER_EMAIL: owner.email, STAFF_OWNER_PASSWORD: owner.password },
    { hasPictures: true, demo },
  )
  await makeFirstOwner(shop.ctx)
  return shop
}

/** Gives all that the database has stamped by its own clock the fixed moment. */
export async function fixStamps({ ctx }: OpenShop): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ctx.db)
  const url = urlOfDatabase(inject('testServer').adminUrl, rows[0]?.name ?? '')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Ledgers refuse changes.
    await client.query('set session_replication_role = replica')
    const { rows: columns } = await client.query<{ statement: string }>(
      `select format('update %I set %I = $1 where %I between pg_postmaster_start_time() and now()', table_name, column_name, column_name) as statement
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'`,
    )
    for (const { statement } of columns) await client.query(statement, [moment])
    // Added at one moment, lines would stand in the order of their ids, which pictures of products
    // that come sooner or later change.
    await client.query(
      `update cart_items l set created_at = $1::timestamptz - make_interval(secs => p.position + v.position / 1000.0)
       from variants v join products p on p.id = v.product_id where v.id = l.variant_id`,
      [moment],
    )
  } finally {
    await client.end()
  }
}

/**
 * Bytes that are the same in each run, in a sequence of its own for each length: how often a database
 * connection draws its nonces changes no id.
 */
function seededBytes(seed: number): Crypto['getRandomValues'] {
  const sequences = new Map<number, () => number>()
  return (bytes) => {
    if (!(bytes instanceof Uint8Array)) throw new Error('only bytes are drawn')
    const next = sequences.get(bytes.length) ?? seededRandom(seed * 1000 + bytes.length)
    sequences.set(bytes.length, next)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next() & 255
    return bytes
  }
}

/** Mulberry32: numbers from 0 to 2³² − 1, the same for each seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
