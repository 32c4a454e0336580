import type { z } from '@hono/zod-openapi'
import type { changeWarehouse, listWarehouses } from '#contract/staff/places.ts'
import { DomainError } from '#domain/errors.ts'
import { completeText } from '../complete-text.ts'
import type { Ctx, Db, Trx } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { differences } from '../staff/differences.ts'
import { recordChange, recordNoChange } from '../staff/record-change.ts'
import type { StaffMember } from '../staff/staff-member.ts'

type Warehouse = z.input<typeof listWarehouses.answer>['data'][number]
type WarehouseWish = z.output<typeof changeWarehouse.body & {}>

export async function readWarehouses(db: Db | Trx): Promise<Warehouse[]> {
  const rows = await db
    .selectFrom('warehouses')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}

/** What is not in the wish stays as it is. Throws `not_found`. */
export async function changeWarehouseFacts(
  ctx: Ctx,
  id: string,
  wish: WarehouseWish,
  staff: StaffMember,
): Promise<Warehouse> {
  return inTransaction(ctx, async (trx) => {
    await trx.selectFrom('warehouses').where('id', '=', id).forUpdate().execute()
    const known = await getWarehouse(trx, id)
    const { title, address, hours, ...plain } = wish
    const texts = {
      ...(title && { title: completeText(title) }),
      ...(address && { address: completeText(address) }),
      ...(hours && { hours: completeText(hours) }),
    }
    const changed = differences({ ...known }, { ...plain, ...texts })
    if (!changed) {
      recordNoChange(staff)
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
    await recordChange(trx, staff, { action: 'warehouse_changed', subject, ...changed })
    // Where pieces lie decides what a page says of each shop.
    await ctx.bus.announce(trx, ['warehouses', 'products'])
    return getWarehouse(trx, id)
  })
}

async function getWarehouse(trx: Trx, id: string): Promise<Warehouse> {
  const found = (await readWarehouses(trx)).find(({ _id }) => _id === id)
  if (!found) throw new DomainError('not_found')
  return found
}
