import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { originalName } from './platform/files/store-file.ts'
import { deleteExpired } from './delete-expired.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)

test('a step that fails stops no other, and neither does one bad order', async () => {
  const [bad, good] = [await anOrder(shop, place), await anOrder(shop, place)]
  const owner = await shop.visitor()
  const picture = await aProof(shop, owner.token)
  const file = await findFile(picture)
  if (!file) throw new Error('a proof is a file')
  await ctx.db.deleteFrom('accounts').where('id', '=', owner.accountId).execute()
  await sql`
    create function cannot_expire() returns trigger language plpgsql as
      $$ begin raise exception 'a bad order'; end $$`.execute(ctx.db)
  await sql`
    create trigger cannot_expire before update on orders for each row
    when (new.id = ${sql.lit(bad.id)}) execute function cannot_expire()`.execute(ctx.db)
  shop.passTime(32 * 24 * 3600)
  const { files } = ctx
  const isFull = Object.assign(new Error('the disk does not answer'), { code: 'EIO' })
  ctx.files = { ...files, remove: () => Promise.reject(isFull) }
  const failing = deleteExpired(ctx)
  await expect(failing).rejects.toThrow(/expireOverdueOrders.*deleteUnusedUploads/)
  ctx.files = files
  expect(await statusOf(good.id)).toBe('cancelled')
  expect(await statusOf(bad.id)).toBe('submitted')
  // Its bytes are still there, and so is the row that leads to them.
  expect(await findFile(picture)).toEqual(file)

  await sql`drop trigger cannot_expire on orders`.execute(ctx.db)
  await deleteExpired(ctx)
  expect(await statusOf(bad.id)).toBe('cancelled')
  expect(await findFile(picture)).toBeUndefined()
  expect(await ctx.files.get(originalName(file))).toBeUndefined()
})

async function statusOf(id: string): Promise<string | undefined> {
  const order = ctx.db.selectFrom('orders').select('current_status').where('id', '=', id)
  return (await order.executeTakeFirst())?.current_status
}

function findFile(id: string) {
  const file = ctx.db.selectFrom('files').select(['id', 'mime']).where('id', '=', id)
  return file.executeTakeFirst()
}
