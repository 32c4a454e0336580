import { z } from '@hono/zod-openapi'
import { defaultDelivery } from '#domain/delivery.ts'
import { voucherProblems } from '#domain/pricing/voucher.ts'
import { areaCode, email, phone, recipientName, typedCode } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { urls } from '../paging.ts'
import {
  amount,
  id,
  localizedText,
  picture,
  requiredText,
  slug,
  storeParams,
  text,
} from '../shapes.ts'
import { cartExample, couriersExample, emptyCartExample } from './cart-example.ts'
import { promotionWords, stockStates } from './catalogue.ts'
import { deliveryMethods, paymentMethods } from './configuration.ts'

const country = z
  .string()
  .regex(/^[A-Z]{2}$/, issueSentences.country_code.en)
  .openapi({ example: 'HK' })

export const deliveryInfo = z
  .object({
    country: country.default(defaultDelivery.country),
    method: z.enum(deliveryMethods).default(defaultDelivery.method),
    courier_id: id.nullable().default(defaultDelivery.courierId),
    warehouse_id: id.nullable().default(null),
  })
  .openapi('DeliveryInfo')

const cartItem = z
  .object({
    product_variant_id: id,
    product_id: id,
    slug: localizedText,
    sku: z.string(),
    qty: z.int(),
    global_discount: amount,
    product_title: localizedText,
    product_variant_title: localizedText,
    colour: z.string().nullable(),
    size: z.string().nullable(),
    image: picture.nullable(),
    original_price_per_unit: amount,
    discounted_price_per_unit: amount,
    original_subtotal_price: amount,
    subtotal_price: amount,
    original_point_per_unit: z.int().nullable(),
    discounted_point_per_unit: z.int().nullable(),
    original_subtotal_point: z.int().nullable(),
    subtotal_point: z.int().nullable(),
    /** Price of one item in points, even if it is bought with money; null: money only. */
    point_price: z.int().nullable(),
    stock: z.enum(stockStates),
    /** Items that can be ordered now; a line with more cannot be checked out. */
    available: z.int(),
    preorder_date: z.iso.date().nullable(),
    /** Says whether this line is included in `calculations`. */
    is_checked_out: z.boolean(),
    /** Why the line cannot be checked out; null if it can. */
    problem: z.enum(['out_of_stock', 'unavailable']).nullable(),
  })
  .openapi('CartItem')

/** One reason why an order costs less or includes a gift. */
export const discount = z
  .object({
    title: localizedText,
    amount,
    kind: z.enum(['local', 'global', 'voucher']),
    on: z.enum(['goods', 'shipping', 'gift']),
  })
  .openapi('Discount')

export const cartVoucher = z
  .object({
    code: z.string(),
    title: localizedText.nullable(),
    is_applied: z.boolean(),
    amount,
    problem: z.enum(voucherProblems).nullable(),
    message: localizedText.nullable(),
    missing_spend: amount,
    missing_quantity: z.int(),
  })
  .openapi('CartVoucher')

export const cart = z
  .object({
    cart_items: z.array(cartItem),
    gift_items: z.array(cartItem),
    discounts: z.array(discount),
    /** Items to add for a promotion that the cart does not have yet. */
    hints: z.array(promotionWords),
    calculations: z.object({
      currency: z.literal('HKD'),
      price: z.object({ subtotal: amount, total: amount }),
      price_discount: z.object({ local: amount, global: amount }),
      point: z.object({ subtotal: z.int(), total: z.int() }),
      shipping_fee: amount,
      /** Amount missing for free delivery with the chosen courier; null if not offered. */
      free_shipping_missing: amount.nullable(),
    }),
    is_voucher_applied: z.boolean(),
    voucher_problem: z.enum(voucherProblems).nullable(),
    voucher: cartVoucher.nullable(),
    is_enough_membership_points: z.boolean(),
    /** Items in the whole cart, selected or not. */
    count: z.int(),
  })
  .openapi('Cart')

const pointVariants = z
  .array(id)
  .max(200)
  .optional()
  .openapi({ description: 'Lines to be bought with points instead of money.' })

export const pricing = {
  checkout_product_variant_ids: z.array(id).max(200).optional(),
  point_product_variant_ids: pointVariants,
  delivery_info: deliveryInfo.optional(),
}

export const readCart = endpoint({
  key: 'POST /stores/{store_id}/shopping-cart/all',
  area: 'cart',
  summary: 'Get the cart, priced',
  description:
    'Prices the selected lines with the given voucher and delivery; without ids, all lines.',
  access: 'account',
  params: storeParams,
  body: z.object({ ...pricing, voucher_code: text.max(64).nullish() }),
  answer: cart,
  example: cartExample,
})

export const addToCart = endpoint({
  key: 'POST /stores/{store_id}/shopping-cart/add-to-cart',
  area: 'cart',
  summary: 'Add to a line; a negative quantity subtracts',
  access: 'account',
  params: storeParams,
  idempotent: true,
  body: z.object({
    product_variant_id: id,
    qty: z
      .int()
      .min(-999)
      .max(999)
      .refine((n) => n !== 0, issueSentences.not_zero.en),
  }),
  answer: cart,
  example: cartExample,
})

export const setQuantity = endpoint({
  key: 'PUT /stores/{store_id}/shopping-cart/set-quantity',
  area: 'cart',
  summary: 'Set the quantity of a line; zero removes it',
  access: 'account',
  params: storeParams,
  idempotent: true,
  body: z.object({ product_variant_id: id, qty: z.int().min(0).max(999) }),
  answer: cart,
  example: cartExample,
})

export const clearCart = endpoint({
  key: 'DELETE /stores/{store_id}/shopping-cart/clear-cart',
  area: 'cart',
  summary: 'Empty the cart',
  access: 'account',
  params: storeParams,
  answer: cart,
  example: emptyCartExample,
})

export const listCouriers = endpoint({
  key: 'GET /stores/{store_id}/shopping-cart/couriers',
  area: 'cart',
  summary: 'List couriers for a country, with fees',
  access: 'public',
  params: storeParams,
  query: z.object({ country_code: country.default(defaultDelivery.country) }),
  answer: z.object({
    data: z.array(
      z
        .object({
          _id: id,
          slug,
          title: localizedText,
          description: localizedText,
          fee_from: amount,
          free_over: amount.nullable(),
          days_min: z.int(),
          days_max: z.int(),
          needs_point_code: z.boolean(),
        })
        .openapi('Courier'),
    ),
  }),
  example: couriersExample,
})

export const cartRelatedProducts = endpoint({
  key: 'GET /stores/{store_id}/shopping-cart/related-products-urls',
  area: 'cart',
  summary: 'List products that go with the items in the cart',
  access: 'account',
  params: storeParams,
  query: z.object({ items_per_page: z.coerce.number().int().min(1).max(24).default(12) }),
  answer: urls,
  example: {
    data: ['/api/customer/stores/main/product-management/products/prd_8fK2mQx1Lz/details'],
  },
})

export const address = z
  .object({
    /** Flat, floor, block. */
    unit: text.max(120),
    building: text.max(160),
    street: text.max(200),
    /** Hong Kong: the slug of one of the 18 districts; elsewhere: free-text city or district. */
    district: requiredText.max(120),
    /** Outside Hong Kong: province or state. */
    region: text.max(120).default(''),
    /** Pick-up point or locker code, if the courier needs one. */
    point_code: typedCode(20).default(''),
  })
  .openapi('Address')

export const deliveryDetails = z
  .object({
    name: recipientName,
    email,
    area_code: areaCode.default('852'),
    phone,
    /** Required for DELIVERY, absent for PICKUP. */
    address: address.nullish(),
    note: prose(500).default(''),
  })
  .openapi('DeliveryDetails')

export const checkoutAnswer = z
  .object({
    order_id: id,
    reference: z.string(),
    /** Card payment page; null if no further step is needed. */
    return_url: z.string().nullable(),
  })
  .openapi('CheckoutAnswer')

export const checkout = endpoint({
  key: 'POST /stores/{store_id}/checkouts',
  area: 'checkout',
  summary: 'Place an order for the selected lines',
  description:
    'Send `expected_total` and `expected_gift_ids`: if the price has changed or a gift is gone, the answer is 409 `price_changed` with the new cart.',
  access: 'account',
  params: storeParams,
  idempotent: true,
  body: z.object({
    checkout_product_variant_ids: z.array(id).min(1).max(200),
    voucher_code: text.max(64).nullish(),
    point_product_variant_ids: pointVariants,
    delivery_info: deliveryInfo,
    delivery_details: deliveryDetails,
    payment_method: z.enum(paymentMethods),
    /** A saved card of this account, charged immediately. */
    credit_card_id: id.optional(),
    expected_total: amount.optional(),
    /** Variants of the gifts that the customer was shown. */
    expected_gift_ids: z.array(id).max(50).optional(),
    locale: z.enum(['en', 'zh', 'cn']).optional(),
    /** Pages of this shop; the browser returns to them with `order` in the query. */
    success_url: z.string().max(2000).optional(),
    cancel_url: z.string().max(2000).optional(),
  }),
  answer: checkoutAnswer,
  example: { order_id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD', return_url: null },
})
