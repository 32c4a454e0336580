import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { changeWarehouse, createWarehouse, listWarehouses } from '#contract/staff/locations.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { differences } from '../../platform/changes/differences.ts'
import { deleteUnused } from '../../platform/changes/in-use.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { isDuplicate, isMissing } from '../../platform/database/in-transaction.ts'
import { completeText, textJson } from '../../platform/text/complete-translations.ts'

type Warehouse = z.input<typeof listWarehouses.answer>['data'][number]
type NewWarehouse = z.output<typeof createWarehouse.body & {}>
type WarehouseUpdate = z.output<typeof changeWarehouse.body & {}>

export async function readWarehouses(db: Db | Trx): Promise<Warehouse[]> {
  const rows = await db
    .selectFrom('warehouses')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

export async function addWarehouse(
  trx: Trx,
  ctx: TrxCtx,
  input: NewWarehouse,
  changes: ChangeRecorder,
): Promise<Warehouse> {
  const id = newId('warehouse')
  const { title, address, hours, ...plain } = input
  try {
    await trx
      .insertInto('warehouses')
      .values({
        phone: '',
        is_pickup: false,
        ...plain,
        id,
        title: textJson(title),
        address: textJson(address ?? nothing),
        hours: textJson(hours ?? nothing),
      })
      .execute()
    const after = await getWarehouse(trx, id)
    const subject = { kind: 'warehouse', id }
    await changes.record(trx, { action: 'warehouse_added', subject, after })
    await announce(trx, ctx)
    return after
  } catch (error) {
    if (isDuplicate(error, 'warehouses_slug_key')) throw invalid('slug', issueSentences.taken)
    if (isMissing(error, 'warehouses_store_id_fkey'))
      throw invalid('store_id', issueSentences.not_found)
    throw error
  }
}

/** Omitted fields stay unchanged. Throws `not_found`. */
export async function updateWarehouse(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  input: WarehouseUpdate,
  changes: ChangeRecorder,
): Promise<Warehouse> {
  await trx.selectFrom('warehouses').where('id', '=', id).forUpdate().execute()
  const known = await getWarehouse(trx, id)
  const { title, address, hours, ...plain } = input
  const texts = {
    ...(title && { title: completeText(title) }),
    ...(address && { address: completeText(address) }),
    ...(hours && { hours: completeText(hours) }),
  }
  const changed = differences({ ...known }, { ...plain, ...texts })
  if (!changed) {
    changes.recordNothing()
    return known
  }
  await trx
    .updateTable('warehouses')
    .set({
      ...plain,
      ...(texts.title && { title: JSON.stringify(texts.title) }),
      ...(texts.address && { address: JSON.stringify(texts.address) }),
      ...(texts.hours && { hours: JSON.stringify(texts.hours) }),
    })
    .where('id', '=', id)
    .execute()
  const subject = { kind: 'warehouse', id }
  await changes.record(trx, { action: 'warehouse_changed', subject, ...changed })
  await announce(trx, ctx)
  return getWarehouse(trx, id)
}

/** Throws `not_found`, or `in_use` if anything ever happened in the warehouse. */
export async function deleteWarehouse(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const before = await getWarehouse(trx, id)
  await deleteUnused(trx, 'warehouse', id, () =>
    trx.deleteFrom('warehouses').where('id', '=', id).execute(),
  )
  const subject = { kind: 'warehouse', id }
  await changes.record(trx, { action: 'warehouse_deleted', subject, before })
  await announce(trx, ctx)
}

const nothing = { en: '', zh: '', cn: '' }

/** Product pages show stock per shop, so they change with its warehouses. */
function announce(trx: Trx, ctx: TrxCtx): Promise<void> {
  return ctx.bus.announce(trx, ['warehouses', 'products'])
}

async function getWarehouse(trx: Trx, id: string): Promise<Warehouse> {
  const found = (await readWarehouses(trx)).find(({ _id }) => _id === id)
  if (!found) throw new DomainError('not_found')
  return found
}
