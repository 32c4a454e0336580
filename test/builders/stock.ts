import type { Ctx } from '#server/platform/context.ts'

/** On hand and not reserved in one warehouse. */
export async function freeStock(
  { db }: Ctx,
  variantId: string,
  warehouseId: string,
): Promise<number> {
  const { free } = await db
    .selectFrom('stock_levels')
    .select((eb) => eb('on_hand', '-', eb.ref('reserved')).as('free'))
    .where('variant_id', '=', variantId)
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirstOrThrow()
  return free
}
