import { ApiError } from '#contract/client.ts'
import type { Ctx } from '#server/platform/context.ts'
import { newId } from '#domain/ids.ts'
import { type SellingPlace, aSellingPlace } from '../builders/cart.ts'
import { aProduct, change } from '../builders/catalogue.ts'
import { aMember, givePoints } from '../builders/members.ts'
import {
  aGiftOf,
  amountOff,
  aPromotion,
  aVoucher,
  freeDelivery,
  percentOff,
} from '../builders/promotions.ts'
import { aStore, aWarehouse } from '../builders/stores.ts'
import type { SignedInStaff, TestShop, Visitor } from '../shop.ts'
import type { Action } from './steps.ts'

type StoreSlug = 'main' | 'mini'

export interface Person extends Visitor {
  store: StoreSlug
  /** Ids of the orders the shop has acknowledged. */
  orders: string[]
  /** Voucher codes redeemed for points. */
  codes: string[]
}

export interface OrderLine {
  itemId: string
  productId: string
  variantId: string
  qty: number
  /** Units in acknowledged parcels; can exceed `qty` when calls overlap. */
  shipped: number
}

/** What the shop has acknowledged, recorded independently of the shop. */
export interface World {
  shop: TestShop
  /** Both stores sell the same products, each from its own warehouses. */
  places: Readonly<Record<StoreSlug, SellingPlace>>
  staff: SignedInStaff
  people: Person[]
  variants: string[]
  vouchers: { pointsVoucher: string; codes: { code: string; max: number }[] }
  /** Pending refund requests. */
  requests: string[]
  lines: Map<string, readonly OrderLine[]>
  scripts: number
  /** Number of orders by store. */
  sold: Record<StoreSlug, number>
  /** Units received by variant, from the maker or returned by customers. */
  items: Map<string, number>
  /** What cancelled orders held, all of which must be released. */
  cameBack: Set<'points' | 'voucher' | 'gift'>
  held: Map<string, readonly ('points' | 'voucher' | 'gift')[]>
  /** How often each action succeeded and was refused. */
  done: Map<Action, number>
  refused: Map<string, number>
}

/** A shop with little stock and many promotions, so that shoppers compete. */
export async function aWorld(shop: TestShop): Promise<World> {
  const { ctx } = shop
  const place = await aSellingPlace(ctx)
  const places = { main: place, mini: await aSmallStore(ctx, place) }
  const variants: string[] = []
  for (const [price, pointsPrice] of [
    [38_000, null],
    [12_345, 900],
    [79_999, null],
    [5_050, 300],
  ] as const) {
    const product = await aProduct(ctx, { price, stock: 0, warehouseId: place.stockroom })
    const { id } = product.variant()
    await change(ctx, [`product:${product.id}`], (trx) =>
      trx.updateTable('variants').set({ points_price: pointsPrice }).where('id', '=', id).execute(),
    )
    variants.push(id)
  }
  const [shirt = '', belt = '', , socks = ''] = variants
  await aPromotion(ctx, percentOff(10), { priority: 1, minSpend: 60_000 })
  await aPromotion(ctx, aGiftOf(socks), { priority: 2, minQuantity: 2 })
  await aPromotion(ctx, amountOff(1_501), {
    level: 'local',
    scope: { product_ids: [await productOf(shop, belt)] },
  })
  const few = await aVoucher(ctx, amountOff(10_007), { maxUses: 3 })
  const once = await aVoucher(ctx, percentOff(33), { perCustomer: 1, maxUses: 5 })
  const posted = await aVoucher(ctx, freeDelivery, { maxUses: 2 })
  const forPoints = await aVoucher(ctx, amountOff(5_000), { points: 200 })
  const staff = await shop.staff('owner')
  for (const { mall: warehouse_id } of Object.values(places)) {
    await staff.api('POST /cash-sessions', { body: { warehouse_id, float: '1000' } })
  }
  return {
    shop,
    places,
    staff,
    people: [],
    variants: [shirt, ...variants.slice(1)],
    vouchers: {
      pointsVoucher: forPoints.id,
      codes: [
        { code: few.code, max: 3 },
        { code: once.code, max: 5 },
        { code: posted.code, max: 2 },
      ],
    },
    requests: [],
    lines: new Map(),
    scripts: 0,
    sold: { main: 0, mini: 0 },
    items: new Map(variants.map((id) => [id, 0])),
    cameBack: new Set(),
    held: new Map(),
    done: new Map(),
    refused: new Map(),
  }
}

/** A second store: a stockroom, a counter, and the first store's courier. */
async function aSmallStore(ctx: Ctx, { courier }: SellingPlace): Promise<SellingPlace> {
  const { id: storeId } = await aStore(ctx, { slug: 'mini', position: 2 })
  const stockroom = await aWarehouse(ctx, { storeId, slug: 'mini-shelf', isPickup: false })
  const mall = await aWarehouse(ctx, { storeId, slug: 'mini-counter', isPickup: true })
  return { stockroom: stockroom.id, mall: mall.id, courier }
}

async function productOf({ ctx }: TestShop, variantId: string): Promise<string> {
  const { product_id } = await ctx.db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  return product_id
}

/** New people for a new script; the shop, its stock and its history stay. */
export async function newPeople(world: World): Promise<void> {
  const { shop } = world
  // The people of each script come from elsewhere: nothing they do has been counted yet.
  await shop.ctx.db.deleteFrom('rate_limits').execute()
  const arrivals = await Promise.all([aMember(shop), aMember(shop), shop.visitor()])
  // Each of the three people shops in the small store in one of three scripts.
  world.scripts += 1
  world.people = arrivals.map((person, at) => ({
    ...person,
    store: at === world.scripts % 3 ? 'mini' : 'main',
    orders: [],
    codes: [],
  }))
  for (const { accountId } of world.people.slice(0, 2)) {
    await givePoints(shop.ctx, accountId, 2000)
  }
}

/** The action has no subject: no order yet, an empty cart. */
class NothingToDo extends Error {}

export function needed<Item>(item: Item | null | undefined): Item {
  if (item === undefined || item === null) throw new NothingToDo()
  return item
}

export function chosen<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)]
}

/** One of the latest two orders: older ones are mostly finished. */
export function chosenOrder({ orders }: Person, pick: number): string {
  return needed(chosen(orders.slice(-2), pick))
}

export function addItems(world: World, variantId: string, change: number): void {
  world.items.set(variantId, (world.items.get(variantId) ?? 0) + change)
}

/** Performs and counts an action; a refusal is a valid answer, a server error is not. */
export async function attempt(
  world: World,
  deed: Action,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
    world.done.set(deed, (world.done.get(deed) ?? 0) + 1)
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500
    if (!isAnswer && !(error instanceof NothingToDo)) throw error
    const what = `${deed}: ${isAnswer ? error.code : 'nothing to do'}`
    world.refused.set(what, (world.refused.get(what) ?? 0) + 1)
  }
}

export function noteCancelled({ held, cameBack }: World, orderId: string): void {
  for (const what of held.get(orderId) ?? []) cameBack.add(what)
}

/** Expected stock on hand: units received minus units shipped. */
export function expectedOnHand({ items, lines }: World): Map<string, number> {
  const onHand = new Map(items)
  for (const { variantId, qty, shipped } of [...lines.values()].flat()) {
    onHand.set(variantId, (onHand.get(variantId) ?? 0) - Math.min(qty, shipped))
  }
  return onHand
}

/** A unique idempotency key. */
export function freshKey(): string {
  return newId('file')
}
