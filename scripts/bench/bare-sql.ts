import type pg from 'pg'
import type { Task } from './load.ts'

interface Statement {
  text: string
  values: readonly unknown[]
}

let made = 0

/** One query, again and again, with what a turn asks for. */
export function bareSelect(
  pool: pg.Pool,
  text: string,
  valuesOf: (turn: number) => readonly unknown[],
): Task {
  const name = `bare ${++made}`
  return async (_slot, turn) => {
    await pool.query({ name, text, values: [...valuesOf(turn)] })
  }
}

/** The fewest statements that do the same, in one transaction. */
export function bareTransaction(
  pool: pg.Pool,
  statementsOf: (slot: number, turn: number) => readonly Statement[],
): Task {
  const name = `bare ${++made}`
  return async (slot, turn) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const [at, { text, values }] of statementsOf(slot, turn).entries()) {
        await client.query({ name: `${name} ${at}`, text, values: [...values] })
      }
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

/** Empty tables like the shop's, apart from them, so that its ledgers go on adding up. */
export async function makeBareCopies(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  await pool.query('create schema if not exists bare')
  for (const table of tables) {
    await pool.query(
      `create table if not exists bare.${table} (like public.${table} including all)`,
    )
  }
}

/** What stands at this place, counted round and round. */
export function inRound<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('there is nothing to take in turn')
  return item
}
