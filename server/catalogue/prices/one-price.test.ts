import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { mainStore } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'
import { findVariants } from '../../cart/queries.ts'

const shop = await testShop()
const { ctx } = shop
const manager = await shop.staff('manager')

test('whatever is scheduled and cancelled, exactly one price holds at each instant', async () => {
  const { id } = (await aProduct(ctx, { price: 50_000 })).variant()
  const visitor = await shop.visitor()
  await addToCart(visitor, id)
  const base = Math.ceil(ctx.clock().getTime() / 1000) * 1000 + 3_600_000
  const moment = fc.nat(40)
  const wish = fc.record({
    from: moment,
    length: fc.option(fc.integer({ min: 1, max: 10 })),
    price: fc.integer({ min: 1, max: 999 }),
    isCancelled: fc.boolean(),
  })
  const timeAt = (minute: number) => new Date(base + minute * 60_000)
  const cartKey = { accountId: visitor.accountId, storeId: (await mainStore(ctx)).id }
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 8 }), async (wishes) => {
      const held: { from: number; until: number; price: number }[] = []
      for (const { from, length, price, isCancelled } of wishes) {
        const until = length === null ? Infinity : from + length
        const isTaken = held.some((each) => from < each.until && each.from < until)
        const asked = manager.api('POST /scheduled-prices', {
          body: {
            prices: [{ variant_id: id, price: String(price) }],
            confirms_low_prices: true,
            starts_at: timeAt(from).toISOString(),
            ends_at: length === null ? null : timeAt(until).toISOString(),
          },
        })
        if (isTaken) {
          await expect(asked).rejects.toMatchObject({ status: 422 })
          continue
        }
        const [scheduled] = (await asked).data
        if (!isCancelled) held.push({ from, until, price })
        else {
          const params = { id: scheduled?._id ?? '' }
          await manager.api('DELETE /scheduled-prices/{id}', { params })
        }
      }
      for (const second of [-1, 0, 1]) {
        for (let minute = 0; minute <= 52; minute += 1) {
          const at = new Date(timeAt(minute).getTime() + second * 1000)
          const items = await findVariants(ctx.db, { ...cartKey, besideIds: [], at })
          const now = minute + second / 60
          const expected = held.find(({ from, until }) => from <= now && now < until)
          expect(items.map(({ price_cents }) => price_cents)).toEqual([
            (expected?.price ?? 500) * 100,
          ])
        }
      }
      await ctx.db.deleteFrom('scheduled_prices').where('variant_id', '=', id).execute()
    }),
    { numRuns: 15 },
  )
})
