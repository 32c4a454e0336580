import { expect, test } from 'vitest'
import { aCardOrder, cardNumbers, payWith } from '#test/builders/card-buyer.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'
import { hongKongDay } from '#domain/dates.ts'
import { monthOf } from '#domain/period.ts'
import { readCardFees } from './read-card-fees.ts'

const shop = await testShop()
const { ctx } = shop
const place = await aSellingPlace(ctx)
const owner = await shop.staff('owner')

/** The gateway says what it kept of a payment, or that it does not know yet. */
function gatewayKeeps(feeOf: (reference: string) => number | null): string[] {
  if (!ctx.cards) throw new Error('this shop takes cards')
  const asked: string[] = []
  ctx.cards = {
    ...ctx.cards,
    async readFee(reference) {
      asked.push(reference)
      return feeOf(reference)
    },
  }
  return asked
}

async function accounts() {
  const month = monthOf(hongKongDay(ctx.clock()))
  return owner.api('GET /reports/accounts', { query: { month } })
}

test('what the card company kept is in the month’s accounts once it says so, and asked no more', async () => {
  const card = await aCardOrder(shop, place)
  await payWith(shop, card.returnUrl, cardNumbers.good)
  const transfer = await anOrder(shop, place)
  await acceptPayment(ctx, transfer.id)

  const early = gatewayKeeps(() => null)
  await readCardFees(ctx)
  expect(early).toHaveLength(1)
  expect(await accounts()).toMatchObject({ fees: '0.00' })

  gatewayKeeps(() => 27_20)
  await readCardFees(ctx)
  const { fees, net, lines } = await accounts()
  expect(fees).toBe('27.20')
  expect(net).toBe('1600.00')
  expect(lines.map(({ method, fee }) => [method, fee])).toEqual([
    ['card', '27.20'],
    ['fps', null],
  ])

  const later = gatewayKeeps(() => 1)
  await readCardFees(ctx)
  expect(later).toEqual([])
})
