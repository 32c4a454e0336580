import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { reviews } from '#demo/reviews.ts'
import type { DemoReview } from '#demo/reviews/demo-review.ts'
import { drawScene, type Scene } from '#demo/scenes/scene.ts'
import { dayMs } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import type { CheckoutBody } from './checkout/check-details.ts'
import { placeOrder } from './checkout/place-order.ts'
import type { PlacedOrder } from './checkout/checkout.ts'
import { receiveStock } from './inventory/receive-stock.ts'
import { completeOrder } from './orders/complete-order.ts'
import { markCollected, readyForCollection } from './orders/fulfil-order.ts'
import { acceptPayment } from './orders/settle-payment.ts'
import type { Account } from './platform/access/authenticate.ts'
import { changesByShop } from './platform/changes/change-recorder.ts'
import type { Ctx } from './platform/context.ts'
import type { Trx } from './platform/database/db.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { renderWidth } from './platform/files/images.ts'
import { addUpload, storeUpload, type Upload } from './platform/files/store-file.ts'
import { approveReview, replyToReview, withPublicCopies } from './reviews/moderate.ts'
import { writeReviews } from './reviews/write-reviews.ts'

const orderedBefore = 9 * dayMs
const returnDays = 14

/**
 * Seeds the demo reviews the way real ones arise: a visitor orders, collects, completes and writes,
 * and the shop approves. Idempotent: an interrupted first start continues.
 */
export async function seedReviews(ctx: Ctx, pictures: Pictures): Promise<void> {
  const known = await writtenTexts(ctx)
  const shop = await findPickupShop(ctx)
  for (const [at, review] of reviews.entries()) {
    const uploads = pictures.get(review) ?? []
    if (!known.has(review.text)) await buyAndReview(ctx, shop, { review, at, uploads })
  }
  await decideReviews(ctx)
}

type Pictures = ReadonlyMap<DemoReview, readonly Upload[]>

/**
 * Draws what the reviews still to be written show; one after the other, because signing in to the
 * database needs a thread of the same few.
 */
export async function drawReviewPictures(ctx: Ctx): Promise<Pictures> {
  const known = await writtenTexts(ctx)
  const pictures = new Map<DemoReview, Upload[]>()
  for (const review of reviews) {
    if (known.has(review.text)) continue
    const uploads = []
    for (const scene of review.pictures ?? []) uploads.push(await draw(ctx, scene))
    pictures.set(review, uploads)
  }
  return pictures
}

async function writtenTexts(ctx: Ctx): Promise<ReadonlySet<string>> {
  const written = await ctx.db.selectFrom('reviews').select('comments').execute()
  return new Set(written.map(({ comments }) => comments))
}

interface Shop {
  warehouseId: string
  storeId: string
}

async function findPickupShop(ctx: Ctx): Promise<Shop> {
  return ctx.db
    .selectFrom('warehouses as w')
    .innerJoin('stores as s', 's.id', 'w.store_id')
    .select(['w.id as warehouseId', 'w.store_id as storeId'])
    .where('s.slug', '=', 'main')
    .where('w.is_pickup', '=', true)
    .executeTakeFirstOrThrow()
}

interface Purchase {
  review: DemoReview
  at: number
  uploads: readonly Upload[]
}

async function buyAndReview(
  ctx: Ctx,
  shop: Shop,
  { review, at, uploads }: Purchase,
): Promise<void> {
  const { locale, text: comments, rating, fit } = review
  // A few minutes apart, so that their order is certain.
  const writtenAt = ctx.clock().getTime() - review.daysAgo * dayMs - at * 617_000
  const then: Ctx = { ...ctx, clock: () => new Date(writtenAt - orderedBefore) }
  const later: Ctx = { ...ctx, clock: () => new Date(writtenAt) }
  const variant = await findVariant(ctx, review)
  const account: Account = { id: newId('account'), kind: 'TEMP', locale, tokenHashes: [] }
  const body = orderBody(shop, variant.id, review, at)
  await placeOrder(
    async (place) =>
      inTransaction(ctx, async (trx) => {
        await addBuyer(trx, then, account, shop, variant.id)
        const placed = await place(trx)
        await collect(trx, then, placed)
        const images: string[] = []
        for (const each of uploads) images.push((await addUpload(trx, later, account.id, each)).id)
        await writeReviews(trx, later, {
          orderId: placed.order_id,
          returnDays,
          maxImages: images.length,
          accountId: account.id,
          locale,
          reviews: [{ product_id: variant.product_id, rating, fit, comments, images }],
        })
        await cancelMessages(trx)
        return placed
      }),
    then,
    { account, storeId: shop.storeId, locale, body },
  )
}

async function findVariant(ctx: Ctx, { handle, colour, size }: DemoReview) {
  return ctx.db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.product_id'])
    .where('p.handle', '=', handle)
    .where('v.colour_code', '=', colour)
    .$if(size !== null, (q) => q.where('v.size', '=', size))
    .executeTakeFirstOrThrow(() => new Error(`demo label: no ${handle} in ${colour} ${size}`))
}

async function draw(ctx: Ctx, scene: Scene) {
  const drawing = new TextEncoder().encode(drawScene(scene))
  return storeUpload(ctx, await renderWidth(drawing, 'image/svg+xml', 1200))
}

function orderBody(
  { warehouseId }: Shop,
  variantId: string,
  { name }: DemoReview,
  at: number,
): CheckoutBody {
  return {
    checkout_product_variant_ids: [variantId],
    point_product_variant_ids: [],
    delivery_info: {
      method: 'PICKUP',
      warehouse_id: warehouseId,
      courier_id: null,
      country: 'HK',
    },
    delivery_details: {
      name,
      email: `buyer${at + 1}@customers.example`,
      area_code: '852',
      phone: '51234567',
      note: '',
    },
    payment_method: 'fps',
  }
}

/** With one more unit on the shelf, so that the demo's stock stays as planned. */
async function addBuyer(
  trx: Trx,
  ctx: Ctx,
  { id, locale }: Account,
  { storeId, warehouseId }: Shop,
  variantId: string,
): Promise<void> {
  const at = ctx.clock()
  const secret = randomBytes(32).toString('base64')
  await trx
    .insertInto('accounts')
    .values({ id, kind: 'TEMP', locale, password_hash: secret, created_at: at, last_seen_at: at })
    .execute()
  await receiveStock(trx, ctx, {
    warehouseId,
    lines: [{ variantId, qty: 1 }],
    reason: 'Demo order',
  })
  await trx
    .insertInto('cart_items')
    .values({ account_id: id, store_id: storeId, variant_id: variantId, qty: 1 })
    .execute()
}

async function collect(trx: Trx, ctx: Ctx, { order_id: orderId }: PlacedOrder): Promise<void> {
  await acceptPayment(trx, ctx, orderId)
  await readyForCollection(trx, orderId)
  await markCollected(trx, ctx, orderId)
  await completeOrder(trx, ctx, orderId, { actor: 'customer' })
}

/** The buyers are made up: no message about their orders is sent. */
async function cancelMessages(trx: Trx): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where created_at = now()`.execute(trx)
  await trx
    .deleteFrom('staff_notifications')
    .where('created_at', '=', sql<Date>`now()`)
    .execute()
}

async function decideReviews(ctx: Ctx): Promise<void> {
  const demo = new Map(reviews.map((review) => [review.text, review]))
  const waiting = await ctx.db
    .selectFrom('reviews')
    .select(['id', 'comments', 'created_at'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute()
  for (const { id: reviewId, comments, created_at } of waiting) {
    const review = demo.get(comments)
    if (!review || review.isWaiting) continue
    const decided: Ctx = { ...ctx, clock: () => new Date(created_at.getTime() + dayMs / 4) }
    await withPublicCopies(decided, reviewId, (copies) =>
      inTransaction(ctx, async (trx) => {
        await approveReview(trx, decided, { reviewId, copies }, changesByShop)
        if (review.reply === undefined) return
        await replyToReview(trx, decided, { reviewId, text: review.reply }, changesByShop)
      }),
    )
  }
}
