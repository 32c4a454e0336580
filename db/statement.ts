import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './types.ts'

/** Stand-ins for the values of a statement, by name. */
export type Slots<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/**
 * A statement that is built and compiled once, at its first use; after that only its values are
 * put in. Building one of a dozen joins costs more than sending it. What it says must not depend on
 * the values: of a list make one array, `any(${ids}::text[])`.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Database>, slots: Slots<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, slotsOf<Values>()).compile()
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

/** Whichever name is asked for, there is a slot for it: the types know the names. */
function slotsOf<Values>(): Slots<Values> {
  return new Proxy({} as Slots<Values>, { get: (_, name) => sql`${new Slot(name)}` })
}
