import type { z } from '@hono/zod-openapi'
import type { cart, listCouriers } from '#contract/endpoints/cart.ts'
import { hintSentence } from '#contract/promotion-sentences.ts'
import { voucherSentences } from '#contract/voucher-sentences.ts'
import { decimalText } from '#domain/format-money.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { PricedCart } from '#domain/pricing/priced-cart.ts'
import { slugify } from '#domain/slug.ts'
import { variantTitle as titleOf } from '#domain/variant-title.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { type Courier, rateTo } from '../shipping/couriers.ts'
import type { Cart, CartGift, CartLine } from './price-lines.ts'
import type { VariantRow } from './queries.ts'

export type CartAnswer = z.input<typeof cart>
type ItemAnswer = CartAnswer['cart_items'][number]
type CourierAnswer = z.input<typeof listCouriers.answer>['data'][number]

export function presentCart({ lines, gifts, priced, voucherTitle }: Cart): CartAnswer {
  return {
    cart_items: lines.map(presentLine),
    gift_items: gifts.map(presentGift),
    discounts: priced.applied.map(({ title, amount, kind, on }) => ({
      title,
      amount: decimalText(amount),
      kind,
      on,
    })),
    hints: priced.hints.map((hint) => ({ title: hint.title, message: hintSentence(hint) })),
    calculations: presentCalculations(priced),
    is_voucher_applied: priced.voucher?.isApplied ?? false,
    voucher_problem: priced.voucher?.problem ?? null,
    voucher: presentVoucher(priced.voucher, voucherTitle),
    is_enough_membership_points: priced.isEnoughMembershipPoints,
    count: lines.reduce((sum, { row }) => sum + row.qty, 0),
  }
}

function presentCalculations(priced: PricedCart): CartAnswer['calculations'] {
  const { subtotal, total, priceDiscount, points, shipping } = priced
  return {
    currency: 'HKD',
    price: { subtotal: decimalText(subtotal), total: decimalText(total) },
    price_discount: {
      local: decimalText(priceDiscount.local),
      global: decimalText(priceDiscount.global),
    },
    point: { subtotal: points.subtotal, total: points.total },
    shipping_fee: decimalText(shipping.fee),
    free_shipping_missing:
      shipping.missingForFree === null ? null : decimalText(shipping.missingForFree),
  }
}

function presentVoucher(
  voucher: PricedCart['voucher'],
  title: LocalizedText | null,
): CartAnswer['voucher'] {
  if (!voucher) return null
  const { code, problem, isApplied, missingSpend, missingQuantity } = voucher
  return {
    code,
    title,
    is_applied: isApplied,
    amount: decimalText(voucher.amount),
    problem,
    message: problem && voucherSentences[problem],
    missing_spend: decimalText(missingSpend),
    missing_quantity: missingQuantity,
  }
}

function presentGift({ row, stock, price }: CartGift): ItemAnswer {
  const nothing = decimalText(price.subtotal)
  return {
    ...presentVariant(row),
    qty: price.qty,
    global_discount: nothing,
    original_price_per_unit: decimalText(price.originalPricePerUnit),
    discounted_price_per_unit: nothing,
    original_subtotal_price: decimalText(cents(price.originalPricePerUnit * price.qty)),
    subtotal_price: nothing,
    original_point_per_unit: null,
    discounted_point_per_unit: null,
    original_subtotal_point: null,
    subtotal_point: null,
    stock: stock.state,
    available: stock.available,
    preorder_date: null,
    is_checked_out: true,
    problem: null,
  }
}

function presentVariant(row: VariantRow) {
  return {
    product_variant_id: row.variant_id,
    product_id: row.product_id,
    slug: productSlug(row.title),
    sku: row.sku,
    product_title: row.title,
    product_variant_title: variantTitle(row),
    colour: row.colour_code,
    size: row.size,
    image: row.picture && presentPicture(row.picture),
    point_price: row.points_price,
  }
}

function presentLine({ row, stock, problem, isCheckedOut, price }: CartLine): ItemAnswer {
  return {
    ...presentVariant(row),
    qty: row.qty,
    global_discount: decimalText(price.globalDiscount),
    original_price_per_unit: decimalText(price.originalPricePerUnit),
    discounted_price_per_unit: decimalText(price.discountedPricePerUnit),
    original_subtotal_price: decimalText(price.originalSubtotal),
    subtotal_price: decimalText(price.subtotal),
    original_point_per_unit: price.points?.originalPerUnit ?? null,
    discounted_point_per_unit: price.points?.discountedPerUnit ?? null,
    original_subtotal_point: price.points?.originalSubtotal ?? null,
    subtotal_point: price.points?.subtotal ?? null,
    stock: stock.state,
    available: row.is_sold ? stock.available : 0,
    preorder_date: preorderDate(row),
    is_checked_out: isCheckedOut,
    problem,
  }
}

/** The expected day, if part of the quantity is on pre-order. */
function preorderDate(row: VariantRow): string | null {
  return row.qty > row.on_hand - row.reserved ? row.preorder_on : null
}

/** By title: those of cached products stay the same object. */
const slugs = new WeakMap<LocalizedText, LocalizedText>()

export function productSlug(title: LocalizedText): LocalizedText {
  const known = slugs.get(title)
  if (known) return known
  const slug = { en: slugify(title.en), zh: slugify(title.zh), cn: slugify(title.cn) }
  slugs.set(title, slug)
  return slug
}

/** `Navy / M`. */
export function variantTitle(row: Pick<VariantRow, 'colour_title' | 'size'>): LocalizedText {
  return titleOf(row.colour_title, row.size)
}

export function presentCourier(courier: Courier, country: string): CourierAnswer[] {
  const rate = rateTo(courier, country)
  if (!rate) return []
  return [
    {
      _id: courier.id,
      slug: courier.slug,
      title: courier.title,
      description: courier.description,
      fee_from: decimalText(cents(rate.base_cents)),
      free_over: rate.free_over_cents === null ? null : decimalText(cents(rate.free_over_cents)),
      days_min: rate.days_min,
      days_max: rate.days_max,
      needs_point_code: courier.needs_point_code,
    },
  ]
}
