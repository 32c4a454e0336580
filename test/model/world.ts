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
} from '../builders/offers.ts'
import { aStore, aWarehouse } from '../builders/stores.ts'
import type { SignedInStaff, TestShop, Visitor } from '../shop.ts'
import type { Deed } from './steps.ts'

export type StoreSlug = 'main' | 'mini'

export interface Person extends Visitor {
  /** Where they shop. */
  store: StoreSlug
  /** Ids of the orders that the shop has said are placed. */
  orders: string[]
  /** Codes redeemed for points. */
  codes: string[]
}

export interface OrderLine {
  itemId: string
  productId: string
  variantId: string
  qty: number
  /** Pieces in parcels that staff were told have left; all of them may be counted twice. */
  shipped: number
}

/** What the shop has acknowledged, kept apart from the shop. */
export interface World {
  shop: TestShop
  /** Both stores sell the same things, each from its own shelves. */
  places: Readonly<Record<StoreSlug, SellingPlace>>
  staff: SignedInStaff
  people: Person[]
  variants: string[]
  vouchers: { pointsVoucher: string; codes: { code: string; most: number }[] }
  /** Refund requests that wait. */
  requests: string[]
  lines: Map<string, readonly OrderLine[]>
  scripts: number
  /** Orders that each store has placed. */
  sold: Record<StoreSlug, number>
  /** Pieces that came in, by variant: from the maker, and back from customers. */
  pieces: Map<string, number>
  /** What orders held that were cancelled again: everything that must come back. */
  cameBack: Set<'points' | 'voucher' | 'gift'>
  held: Map<string, readonly ('points' | 'voucher' | 'gift')[]>
  /** How often each deed was done, and how often it was refused. */
  done: Map<Deed, number>
  refused: Map<string, number>
}

/** A shop with few pieces and many offers, so that people get in each other's way. */
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
  return {
    shop,
    places,
    staff: await shop.staff('owner'),
    people: [],
    variants: [shirt, ...variants.slice(1)],
    vouchers: {
      pointsVoucher: forPoints.id,
      codes: [
        { code: few.code, most: 3 },
        { code: once.code, most: 5 },
        { code: posted.code, most: 2 },
      ],
    },
    requests: [],
    lines: new Map(),
    scripts: 0,
    sold: { main: 0, mini: 0 },
    pieces: new Map(variants.map((id) => [id, 0])),
    cameBack: new Set(),
    held: new Map(),
    done: new Map(),
    refused: new Map(),
  }
}

/** A second store: a shelf behind the counter, the counter, and the first one's courier. */
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

/** New people for a new script; the shop, its stock and its past stay. */
export async function newPeople(world: World): Promise<void> {
  const { shop } = world
  const arrivals = await Promise.all([aMember(shop), aMember(shop), shop.visitor()])
  // Each of the three shops in the small store once in three scripts.
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

/** What a deed needs is not there: no order yet, nothing in the cart. */
class NothingToDo extends Error {}

export function needed<Item>(item: Item | null | undefined): Item {
  if (item === undefined || item === null) throw new NothingToDo()
  return item
}

export function chosen<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)]
}

/** One of the last orders: what was done to the older ones leaves little to do. */
export function chosenOrder({ orders }: Person, pick: number): string {
  return needed(chosen(orders.slice(-2), pick))
}

export function addPieces(world: World, variantId: string, change: number): void {
  world.pieces.set(variantId, (world.pieces.get(variantId) ?? 0) + change)
}

/** Does it, and keeps count: a refusal is an answer too, a fault of the shop is not. */
export async function attempt(world: World, deed: Deed, work: () => Promise<void>): Promise<void> {
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

/** Pieces that must be on hand: what came in, less what went out. */
export function expectedOnHand({ pieces, lines }: World): Map<string, number> {
  const onHand = new Map(pieces)
  for (const { variantId, qty, shipped } of [...lines.values()].flat()) {
    onHand.set(variantId, (onHand.get(variantId) ?? 0) - Math.min(qty, shipped))
  }
  return onHand
}

/** A key that nobody else sends. */
export function freshKey(): string {
  return newId('file')
}
