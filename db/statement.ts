import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './types.ts'

/** Placeholders for the values of a statement, by name. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * A statement that is built and compiled once, at its first use; after that only its values are
 * bound. Building one with a dozen joins costs more than sending it. Its SQL must not depend on the
 * values: pass a list as one array, `any(${ids}::text[])`.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Database>, slots: Slots<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  return compiledOnce((db) => build(db, slotsOf<Values>()).compile())
}

/** The same for a statement written as SQL. */
export function sqlStatement<Values extends object, Row>(
  build: (slots: Slots<Values>) => RawBuilder<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  return compiledOnce((db) => build(slotsOf<Values>()).compile(db))
}

function compiledOnce<Values extends object, Row>(
  compile: (db: Kysely<Database>) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= compile(db)
    const parameters = compiled.parameters.map((each): unknown =>
      each instanceof Slot ? Reflect.get(values, each.name) : each,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

class Slot {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** Returns a slot for any name: the types ensure that names are valid. */
function slotsOf<Values>(): Slots<Values> {
  return new Proxy({} as Slots<Values>, { get: (_, name) => sql`${new Slot(name)}` })
}
