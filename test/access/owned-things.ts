import { newId } from '#domain/ids.ts'
import { newVoucherCode, spellVoucherCode } from '#domain/voucher-code.ts'
import type { TestShop } from '../shop.ts'
import { aSellingPlace } from '../builders/cart.ts'
import { aCompletedOrder } from '../builders/completed-orders.ts'
import { aCustomer } from '../builders/customers.ts'
import { aPost } from '../builders/journal.ts'
import { amountOff, aVoucher } from '../builders/promotions.ts'
import { anOrder, aProof } from '../builders/orders.ts'

/** A customer with one of each kind of private data. */
export async function ownedThings(shop: TestShop) {
  const { ctx } = shop
  const place = await aSellingPlace(ctx)
  const owner = await aCustomer(shop)
  const { api, accountId, token } = owner
  const file = await aProof(shop, token)
  const order = await aCompletedOrder(shop, place, {}, owner)
  const params = { id: order.id }
  const [item] = (await api('GET /orders/{id}/details', { params })).items
  const [itemId, productId] = [item?._id ?? '', item?.product_id ?? '']
  const review = await api('POST /orders/{id}/reviews', {
    params,
    body: { reviews: [{ product_id: productId, rating: 2, comments: 'Told to the shop alone' }] },
  })
  const request = await api('POST /orders/{id}/refund-request', {
    params,
    body: { reason: 'Loose', images: [file], refund_items: [{ order_item_id: itemId, qty: 1 }] },
  })
  const { id: post } = await aPost(ctx)
  const postReview = await api('POST /posts/review', {
    body: { _id: post, comment: 'Taken back by the spam check' },
  })
  await ctx.db
    .updateTable('post_reviews')
    .set({ status: 'DRAFT' })
    .where('id', '=', postReview._id)
    .execute()
  await api('POST /stores/{store_id}/wishlist/add-to-wishlist', {
    params: { store_id: 'main' },
    body: { product_id: productId },
  })
  await api('PUT /profiles/delivery-recipient', {
    body: {
      delivery_recipient: { name: 'Lau Sze', area_code: '852', phone: '61234567', address: null },
    },
  })
  const unpaid = await anOrder(shop, place, {}, false, owner)
  return {
    owner,
    place,
    order,
    unpaid,
    itemId,
    productId,
    post,
    file,
    review: review.data[0]?._id ?? '',
    request: request.data[0]?._id ?? '',
    postReview: postReview._id,
    card: await aCard(shop, accountId),
    code: await aRedeemedCode(shop, accountId),
  }
}

type OwnedThings = Awaited<ReturnType<typeof ownedThings>>

/** Strings that no answer to another caller may contain. */
export function secretsOf(things: OwnedThings): string[] {
  const { order, unpaid, file, review, request, postReview, card, code, itemId, owner } = things
  return [
    order.id,
    order.reference,
    unpaid.id,
    unpaid.reference,
    itemId,
    file,
    review,
    request,
    postReview,
    card,
    code.id,
    code.code,
    code.spelled,
    owner.email,
    owner.accountId,
    owner.token,
    'Lau Sze',
    'Told to the shop alone',
  ]
}

async function aCard({ ctx }: TestShop, account_id: string): Promise<string> {
  const id = newId('card')
  await ctx.db
    .insertInto('credit_cards')
    .values({
      id,
      account_id,
      provider: 'test',
      provider_reference: id,
      fingerprint: id,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2040,
      is_default: true,
    })
    .execute()
  return id
}

async function aRedeemedCode({ ctx }: TestShop, account_id: string) {
  const voucher = await aVoucher(ctx, amountOff(1000), { points: 0, isListed: false })
  const code = { id: newId('voucherCode'), code: newVoucherCode() }
  await ctx.db
    .insertInto('voucher_codes')
    .values({ ...code, voucher_id: voucher.id, account_id, points: 0 })
    .execute()
  return { ...code, spelled: spellVoucherCode(code.code) }
}
