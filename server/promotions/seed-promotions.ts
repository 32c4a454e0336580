import { promotions, vouchers } from '#demo/promotions.ts'
import type { PromotionEffect, ScopeCopy } from '#db/json-types.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

/** Adds the demo promotions and vouchers once, even if the first start was interrupted. */
export async function seedPromotions(ctx: Ctx): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('vouchers').select('id').executeTakeFirst()) return
    for (const { title, effect, categories, ...rest } of promotions) {
      await trx
        .insertInto('promotions')
        .values({
          ...rest,
          id: newId('promotion'),
          title: JSON.stringify(title),
          effect: JSON.stringify(await effectOf(trx, effect)),
          scope: JSON.stringify(await scopeOf(trx, categories)),
        })
        .execute()
    }
    await trx
      .insertInto('vouchers')
      .values(
        vouchers.map(({ title, description, effect, ...rest }, position) => ({
          ...rest,
          id: newId('voucher'),
          title: JSON.stringify(title),
          description: JSON.stringify(description),
          effect: JSON.stringify(effect),
          scope: JSON.stringify({ everything: true }),
          position,
        })),
      )
      .execute()
    await ctx.bus.announce(trx, ['promotions', 'vouchers'])
  })
}

async function effectOf(
  trx: Trx,
  effect: (typeof promotions)[number]['effect'],
): Promise<PromotionEffect> {
  if (effect.kind !== 'gift') return effect
  const { id } = await trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select('variants.id')
    .where('products.handle', '=', effect.handle)
    .orderBy('variants.position')
    .executeTakeFirstOrThrow()
  return { kind: 'gift', gifts: [{ variant_id: id, qty: 1 }] }
}

async function scopeOf(trx: Trx, slugs: readonly string[]): Promise<ScopeCopy> {
  if (slugs.length === 0) return { everything: true }
  const rows = await trx.selectFrom('categories').select('id').where('slug', 'in', slugs).execute()
  if (rows.length < slugs.length) throw new Error(`no category for each of ${slugs.join()}`)
  return { category_ids: rows.map(({ id }) => id) }
}
