import fc from 'fast-check'
import { expect } from 'vitest'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { runWaitingJobs } from '../builders/jobs.ts'
import { counterActions } from './counter-actions.ts'
import { shopperActions } from './shopper-actions.ts'
import { receive, staffActions } from './staff-actions.ts'
import { actions, script, type Step } from './steps.ts'
import { addItems, attempt, expectedOnHand, newPeople, type World } from './world.ts'

const everything = { ...shopperActions, ...staffActions, ...counterActions }

/** Runs random scripts, one after the other; after each, every ledger of the shop must add up. */
export async function runScripts(world: World, numRuns: number, seed: number): Promise<void> {
  const { shop } = world
  const property = fc.asyncProperty(script, async (rounds) => {
    await newPeople(world)
    await stockUp(world)
    await startOrders(world, rounds.length)
    for (const steps of rounds) {
      await Promise.all(steps.map((step) => take(world, step)))
    }
    await runWaitingJobs(shop)
    expect(await findIntegrityProblems(shop.ctx.db)).toEqual([])
    expect(await onHand(world)).toEqual(expectedOnHand(world))
    await expectOrdersKept(world)
    await expectVouchersWithin(world)
  })
  // No shrinking: the database keeps its state, so a smaller run would start from a broken shop.
  await fc.assert(property, { numRuns, seed, endOnFailure: true })
  // An action that never succeeds, or never has anything to return, would prove nothing.
  expect([...world.cameBack].toSorted()).toEqual(['gift', 'points', 'voucher'])
  expect(actions.filter((deed) => !world.done.has(deed))).toEqual([])
  expect(Math.min(...Object.values(world.sold))).toBeGreaterThan(20)
}

function take(world: World, step: Step): Promise<void> {
  const person = world.people[step.person % world.people.length]
  if (!person) throw new Error('nobody is there')
  return attempt(world, step.deed, () => everything[step.deed](world, person, step))
}

const paid = ['add', 'check_out', 'staff_pay'] as const

/**
 * What people have done before a script begins: one order was received, one partly sent, one is to be
 * collected, and two wait for a payment, the first of them for what points do not pay.
 */
const ways = [
  { person: 0, qty: 2, deeds: [...paid, 'staff_ship', 'complete', 'ask_refund'] },
  { person: 1, qty: 2, deeds: [...paid, 'staff_ship_some', 'staff_drop_rest', 'ask_refund'] },
  { person: 1, qty: 1, deeds: ['add', 'check_out'], inPoints: true },
  { person: 2, qty: 3, deeds: paid },
  { person: 2, qty: 2, deeds: ['add', 'check_out'] },
] as const

/** The last piece of the world's variants has a low price in points. */
const cheapInPoints = 3

/** Orders that have come a way already, or what follows on them would be too rare. */
async function startOrders(world: World, pick: number): Promise<void> {
  for (const { person, qty: bought, deeds, ...way } of ways) {
    for (const deed of deeds) {
      const qty = deed === 'ask_refund' ? 1 : bought
      // The first line, since a gift cannot be returned.
      const step = { deed, person, pick: pick + person, other: 2, qty }
      await take(world, 'inPoints' in way ? { ...step, pick: cheapInPoints, other: 0 } : step)
    }
  }
}

/** Enough stock to sell, and little enough to run out. */
async function stockUp(world: World): Promise<void> {
  const items = { main: 6, mini: 3 }
  for (const variantId of world.variants) {
    for (const store of ['main', 'mini'] as const) {
      await receive(world.shop.ctx, variantId, world.places[store].stockroom, items[store])
      addItems(world, variantId, items[store])
    }
  }
}

async function onHand({ shop, variants }: World): Promise<Map<string, number>> {
  const rows = await shop.ctx.db
    .selectFrom('stock_levels')
    .select(({ fn }) => ['variant_id', fn.sum<number>('on_hand').as('pieces')])
    .groupBy('variant_id')
    .execute()
  const found = new Map(
    rows.map(({ variant_id, pieces: quantity }) => [variant_id, Number(quantity)]),
  )
  return new Map(variants.map((id) => [id, found.get(id) ?? 0]))
}

/** Exactly the acknowledged orders exist. */
async function expectOrdersKept({ shop, people, lines }: World): Promise<void> {
  const rows = await shop.ctx.db.selectFrom('orders').select(['id', 'account_id']).execute()
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(lines.keys()))
  for (const { accountId, orders } of people) {
    const own = rows.filter(({ account_id }) => account_id === accountId).map(({ id }) => id)
    expect(own.toSorted()).toEqual(orders.toSorted())
  }
}

async function expectVouchersWithin({ shop, vouchers }: World): Promise<void> {
  for (const { code, max } of vouchers.codes) {
    const { used } = await shop.ctx.db
      .selectFrom('voucher_uses as u')
      .innerJoin('orders as o', 'o.id', 'u.order_id')
      .innerJoin('vouchers as v', 'v.id', 'u.voucher_id')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where('v.code', '=', code)
      .where('o.current_status', '<>', 'cancelled')
      .executeTakeFirstOrThrow()
    expect(Number(used)).toBeLessThanOrEqual(max)
  }
}
