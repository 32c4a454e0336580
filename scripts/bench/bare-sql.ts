import type pg from 'pg'
import type { Task } from './load.ts'

interface Statement {
  text: string
  values: readonly unknown[]
}

let count = 0

/** Repeats one query with the parameters of each turn. */
export function bareSelect(
  pool: pg.Pool,
  text: string,
  valuesOf: (turn: number) => readonly unknown[],
): Task {
  const name = `bare ${++count}`
  return async (_slot, turn) => {
    await pool.query({ name, text, values: [...valuesOf(turn)] })
  }
}

/** The fewest statements that do the same, in one transaction. */
export function bareTransaction(
  pool: pg.Pool,
  statementsOf: (slot: number, turn: number) => readonly Statement[],
): Task {
  const name = `bare ${++count}`
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

/** Empty copies of the shop's tables in a separate schema, so that its ledgers still add up. */
export async function makeBareCopies(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  await pool.query('create schema if not exists bare')
  for (const table of tables) {
    await pool.query(
      `create table if not exists bare.${table} (like public.${table} including all)`,
    )
  }
}

/** The item at a position, wrapping around. */
export function inRound<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('empty list')
  return item
}
