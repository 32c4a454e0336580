import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { findVariants, findVariantStates } from './queries.ts'

const { ctx } = await testShop()

test('the statements of a cart are not planned on every call, whatever other carts hold', async () => {
  await aSellingPlace(ctx)
  const colours = ['white', 'navy', 'black', 'grey']
  for (let product = 0; product < 6; product++) {
    await aProduct(ctx, { colours, sizes: ['S', 'M', 'L', 'XL'], price: 38_000 })
  }
  await sql`insert into accounts (id, kind, email, password_hash)
    select 'acc_' || n, 'TEMP', n || '@temp.invalid', '' from generate_series(0, 20) n`.execute(
    ctx.db,
  )
  await sql`insert into cart_items (account_id, store_id, variant_id, qty)
    select 'acc_' || n, s.id, v.id, 1
    from generate_series(1, 20) n, variants v, stores s where s.slug = 'main'`.execute(ctx.db)
  await sql`analyze`.execute(ctx.db)
  const { id: storeId } = await ctx.db
    .selectFrom('stores')
    .select('id')
    .where('slug', '=', 'main')
    .executeTakeFirstOrThrow()

  await ctx.db.connection().execute(async (connection) => {
    const wanted = { accountId: 'acc_0', storeId, besideIds: [], at: new Date() }
    for (const find of [findVariants, findVariantStates]) {
      for (let call = 0; call < 30; call++) await find(connection, wanted)
    }
    const { rows } = await sql<{ generic: number; custom: number }>`
      select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like 'with "lines"%'`.execute(connection)
    // PostgreSQL tries five custom plans before it decides.
    expect(rows).toEqual([
      { generic: 23, custom: 5 },
      { generic: 23, custom: 5 },
    ])
  })
})
