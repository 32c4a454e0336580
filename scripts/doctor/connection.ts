import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/platform/database/db.ts'

const patienceMs = 2000

/**
 * Whether what is announced over the connection `from` is heard at `at`, as the shop's processes
 * announce and listen. Through a pooler in transaction mode nothing is heard.
 */
export async function hearsChanges({ at, from }: { at: string; from: string }): Promise<boolean> {
  const channel = 'doctor'
  const listener = new pg.Client({ connectionString: at })
  const announcer = new pg.Client({ connectionString: from })
  const name = crypto.randomUUID()
  const heard = new Promise<boolean>((resolve) => {
    listener.on('notification', ({ payload }) => payload === name && resolve(true))
    setTimeout(() => resolve(false), patienceMs)
  })
  try {
    await listener.connect()
    await listener.query(`listen ${channel}`)
    await announcer.connect()
    await announcer.query('select pg_notify($1, $2)', [channel, name])
    return await heard
  } finally {
    await Promise.all([listener.end(), announcer.end()])
  }
}

interface ConnectionDetails {
  /** Empty: a socket of this machine. */
  host: string
  isEncrypted: boolean
}

export async function describeConnection(db: Db): Promise<ConnectionDetails> {
  const { rows } = await sql<ConnectionDetails>`
    select coalesce(host(inet_server_addr()), '') as host,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isEncrypted"`.execute(
    db,
  )
  return rows[0] ?? { host: '', isEncrypted: false }
}

/** A socket, or loopback. */
export function isNear(host: string): boolean {
  return host === '' || host === 'localhost' || host === '::1' || host.startsWith('127.')
}
