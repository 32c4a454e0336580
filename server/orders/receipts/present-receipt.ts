import type { z } from '@hono/zod-openapi'
import type { getReceipt } from '#contract/endpoints/receipts.ts'
import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { paymentTitle } from '#domain/order/payment-titles.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSeller } from '../../settings/seller.ts'
import { documentLink, receiptKind } from '../documents/document-links.ts'
import { maskEmail, maskName, maskPhone } from '../contact.ts'
import type { FoundOrder, View } from '../find-order.ts'
import { paymentMethodOf } from '../payment-method.ts'
import { presentExchange } from '../present-exchange.ts'
import { money, presentDiscounts } from '../present.ts'
import type { OrderRow } from '../queries.ts'

type Receipt = z.input<typeof getReceipt.answer>

const taxNote: LocalizedText = {
  en: 'No VAT or sales tax is charged in Hong Kong.',
  zh: '香港不設增值稅或銷售稅。',
  cn: '香港不征收增值税或销售税。',
}

/** An order's receipt. Throws `illegal_transition` if the order is unpaid. */
export async function presentReceipt(ctx: Ctx, found: FoundOrder): Promise<Receipt> {
  const { order, view } = found
  const paidAt = order.paid_at
  if (paidAt === null) {
    throw new DomainError('illegal_transition', {
      current_status: order.current_status,
      action: 'receipt',
      reason: 'not_paid',
    })
  }
  const refunds = await listRefunds(ctx.db, order.id)
  const given = refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)
  return {
    // One receipt per order, so the number needs no counter.
    number: `${order.reference}-R`,
    order_id: order.id,
    reference: order.reference,
    ordered_at: order.created_at.toISOString(),
    issued_at: paidAt.toISOString(),
    seller: await readSeller(ctx),
    buyer: presentBuyer(order, view),
    items: order.items.map((item) => presentLine(item, found)),
    discounts: presentDiscounts(order),
    calculations: {
      currency: 'HKD',
      original_price: money(order.original_cents),
      product_discount: money(order.product_discount_cents),
      shop_discount: money(order.shop_discount_cents),
      shipping_fee: money(order.shipping_cents),
      total: money(order.total_cents),
      points: order.points,
    },
    payment: {
      method: paymentMethodOf(order),
      title: order.payment.title,
      amount: money(order.total_cents),
      paid_at: paidAt.toISOString(),
      parts: await listParts(ctx.db, order.id),
    },
    refunds: refunds.map((refund) => ({
      amount: money(refund.amount_cents),
      state: refund.state,
      created_at: refund.created_at.toISOString(),
    })),
    total_after_refunds: money(order.total_cents - given),
    tax_note: taxNote,
    is_masked: view === 'masked',
    pdf_url: await documentLink(ctx.db, ctx, receiptKind(view), order.id),
  }
}

function presentBuyer({ recipient }: OrderRow, view: View): Receipt['buyer'] {
  const { name, email, area_code, phone } = recipient
  if (view === 'whole') return { name, email, area_code, phone }
  return { name: maskName(name), email: maskEmail(email), area_code, phone: maskPhone(phone) }
}

function presentLine(item: OrderRow['items'][number], found: FoundOrder): Receipt['items'][number] {
  return {
    sku: item.sku,
    product_title: item.product_title,
    product_variant_title: item.variant_title,
    qty: item.qty,
    original_price_per_unit: money(item.original_cents),
    price_per_unit: money(item.unit_cents),
    subtotal_price: money(item.subtotal_cents),
    points: item.points,
    is_gift: item.is_gift,
    global_discount: money(item.global_discount_cents),
    paid: money(item.subtotal_cents - item.global_discount_cents),
    ...presentExchange(item, found),
  }
}

/** Without surplus payments, which are not part of the sale. */
async function listParts(db: Db, orderId: string): Promise<Receipt['payment']['parts']> {
  const payments = await db
    .selectFrom('payments')
    .select(['method', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('is_surplus', '=', false)
    .orderBy('created_at')
    .orderBy('amount_cents', 'desc')
    .execute()
  return payments.map(({ method, amount_cents: amount }) => ({
    title: paymentTitle(method),
    amount: money(amount),
  }))
}

/**
 * Excludes failed refunds, those of surplus payments, which are not part of the sale, and what paid
 * for a replacement.
 */
function listRefunds(db: Db, orderId: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.amount_cents', 'r.state', 'r.created_at'])
    .where('r.order_id', '=', orderId)
    .where('p.is_surplus', '=', false)
    .where('r.method', '<>', 'exchange')
    .where('r.state', 'in', ['pending', 'done'])
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
}
