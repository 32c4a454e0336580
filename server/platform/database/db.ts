import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/types.ts'

export type Db = Kysely<Database>
export type Trx = Transaction<Database>
