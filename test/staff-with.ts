import { newId } from '#domain/ids.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { TestShop } from './shop.ts'

/** A colleague whose role has exactly these permissions, without what they include. */
export async function staffWith(shop: TestShop, permissions: readonly Permission[]) {
  const id = newId('staffRole')
  await shop.ctx.db
    .insertInto('staff_roles')
    .values({ id, name: id, permissions: [...permissions], max_discount_percent: 0 })
    .execute()
  return shop.staff(id)
}
