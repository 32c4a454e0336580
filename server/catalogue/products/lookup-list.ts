import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { differences } from '../../platform/changes/differences.ts'
import { deleteUnused } from '../../platform/changes/in-use.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { completeText } from '../../platform/text/complete-translations.ts'

interface Named {
  title: LocalizedText
  [fact: string]: unknown
}

/** A short list that products refer to; the key of an entry never changes. */
export interface LookupList<Entry extends Named, New extends Named, Wish extends Partial<Named>> {
  table: 'colours' | 'collections'
  /** Name of an entry in the audit log. */
  kind: 'colour' | 'collection'
  key: 'code' | 'slug'
  keyOf: (entry: Entry | New) => string
  read: (db: Db | Trx) => Promise<Entry[]>
  insert: (trx: Trx, entry: New) => Promise<unknown>
  update: (trx: Trx, key: string, input: Wish) => Promise<unknown>
  remove: (trx: Trx, key: string) => Promise<unknown>
}

/** Throws `invalid` if the key is taken. */
export async function addEntry<Entry extends Named, New extends Named, Wish extends Partial<Named>>(
  trx: Trx,
  ctx: TrxCtx,
  list: LookupList<Entry, New, Wish>,
  entry: New,
  changes: ChangeRecorder,
): Promise<Entry> {
  const id = list.keyOf(entry)
  try {
    return await changing(trx, ctx, list, async () => {
      await list.insert(trx, { ...entry, title: completeText(entry.title) })
      const after = await named(trx, list, id)
      const subject = { kind: list.kind, id }
      await changes.record(trx, { action: `${list.kind}_added`, subject, after })
      return after
    })
  } catch (error) {
    if (!isDuplicate(error, `${list.table}_pkey`)) throw error
    throw invalid(list.key, issueSentences.taken)
  }
}

/** Omitted fields stay unchanged. Throws `not_found`. */
export function updateEntry<Entry extends Named, New extends Named, Wish extends Partial<Named>>(
  trx: Trx,
  ctx: TrxCtx,
  list: LookupList<Entry, New, Wish>,
  id: string,
  input: Wish,
  changes: ChangeRecorder,
): Promise<Entry> {
  return changing(trx, ctx, list, async () => {
    const known = await named(trx, list, id)
    const complete = { ...input, ...(input.title && { title: completeText(input.title) }) }
    const changed = differences({ ...known }, complete)
    if (!changed) {
      changes.recordNothing()
      return known
    }
    await list.update(trx, id, complete)
    const subject = { kind: list.kind, id }
    await changes.record(trx, { action: `${list.kind}_changed`, subject, ...changed })
    return named(trx, list, id)
  })
}

/** Throws `not_found`, and `in_use` while a product uses it. */
export async function deleteEntry<
  Entry extends Named,
  New extends Named,
  Wish extends Partial<Named>,
>(
  trx: Trx,
  ctx: TrxCtx,
  list: LookupList<Entry, New, Wish>,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  await changing(trx, ctx, list, async () => {
    const before = await named(trx, list, id)
    await deleteUnused(trx, list.kind, id, () => list.remove(trx, id))
    const subject = { kind: list.kind, id }
    await changes.record(trx, { action: `${list.kind}_deleted`, subject, before })
  })
}

/** One change of the list at a time; its names are the configuration's, and what is searched for. */
async function changing<Answer>(
  trx: Trx,
  ctx: TrxCtx,
  { table }: { table: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx)
  const answer = await work()
  await ctx.bus.announce(trx, ['configuration'])
  return answer
}

async function named<Entry extends Named, New extends Named, Wish extends Partial<Named>>(
  trx: Trx,
  list: LookupList<Entry, New, Wish>,
  id: string,
): Promise<Entry> {
  const found = (await list.read(trx)).find((entry) => list.keyOf(entry) === id)
  if (!found) throw new DomainError('not_found')
  return found
}
