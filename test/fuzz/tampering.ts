import fc from 'fast-check'
import { asObject } from './from-schema.ts'
import { oddValue } from './odd-values.ts'

/** Things that exist, of the buyer and of others. */
export interface Targets {
  variant: string
  otherVariant: string
  ownOrder: string
  otherOrder: string
  otherAccount: string
  otherFile: string
  otherVoucher: string
  courier: string
  warehouse: string
}

export interface Tampered {
  method: 'POST' | 'PUT'
  path: string
  body: Record<string, unknown>
}

/** What a buyer would rather decide than the shop. */
const wishes = [
  'total',
  'price',
  'amount',
  'subtotal',
  'discount',
  'shipping_fee',
  'currency',
  'points',
  'qty',
  'items',
  'calculations',
  'is_paid',
  'paid_at',
  'status',
  'current_status',
  'account_id',
  'store_id',
  'order_id',
  'is_gift',
  '__proto__',
]

const cheap: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1e9, '0.00', '0.01', '-800.00', 'JPY', true, 'completed', null),
  oddValue,
)

/** A checkout or a call to an order, valid but for one thing that is not the buyer's to say. */
export function tampering(targets: Targets, checkout: object): fc.Arbitrary<Tampered> {
  const { ownOrder, otherOrder, otherFile, variant } = targets
  const id = fc.oneof(fc.constantFrom(...Object.values(targets)), cheap)
  const order = fc.constantFrom(ownOrder, otherOrder)
  const at = (path: string, method: 'POST' | 'PUT' = 'POST') => ({ method, path })
  const ofCheckout = (body: fc.Arbitrary<object>) =>
    body.map((each) => ({ ...at('/stores/main/checkouts'), body: { ...checkout, ...each } }))
  const wish = fc
    .tuple(fc.constantFrom(...wishes), cheap)
    .map(([name, value]) => Object.fromEntries([[name, value]]))
  const { delivery_info: way, delivery_details: details } = asObject(checkout)
  return fc.oneof(
    { weight: 4, arbitrary: ofCheckout(wish) },
    { weight: 2, arbitrary: ofCheckout(wish.map((each) => inside('delivery_info', way, each))) },
    {
      weight: 1,
      arbitrary: ofCheckout(wish.map((each) => inside('delivery_details', details, each))),
    },
    { weight: 2, arbitrary: ofCheckout(cheap.map((expected_total) => ({ expected_total }))) },
    {
      weight: 3,
      arbitrary: ofCheckout(
        fc.array(id, { maxLength: 3 }).map((ids) => ({ checkout_product_variant_ids: ids })),
      ),
    },
    { weight: 2, arbitrary: ofCheckout(id.map((each) => ({ voucher_code: each }))) },
    {
      weight: 2,
      arbitrary: ofCheckout(id.map((each) => ({ point_product_variant_ids: [variant, each] }))),
    },
    { weight: 2, arbitrary: ofCheckout(payment.map((payment_method) => ({ payment_method }))) },
    {
      weight: 2,
      arbitrary: ofCheckout(
        fc
          .tuple(fc.constantFrom('courier_id', 'warehouse_id', 'country', 'method'), id)
          .map((each) => inside('delivery_info', way, Object.fromEntries([each]))),
      ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('add-to-cart', 'set-quantity'), cheap)
        .map(([call, qty]) => ({
          ...at(`/stores/main/shopping-cart/${call}`, call === 'set-quantity' ? 'PUT' : 'POST'),
          body: { product_variant_id: variant, qty },
        })),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(order, wish)
        .map(([each, body]) => ({ ...at(`/orders/${each}/pay`), body })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(order, fc.constantFrom('completed', 'upload', 'back-to-cart'), wish)
        .map(([each, call, body]) => ({
          ...at(`/orders/${each}/${call}`, 'PUT'),
          body: call === 'upload' ? { image: otherFile, ...body } : body,
        })),
    },
    {
      weight: 1,
      arbitrary: wish.map((body) => ({ ...at(`/orders/${otherOrder}/cancelled`, 'PUT'), body })),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(order, id, cheap).map(([each, order_item_id, qty]) => ({
        ...at(`/orders/${each}/refund-request`),
        body: { reason: 'Too wide', images: [], refund_items: [{ order_item_id, qty }] },
      })),
    },
  )
}

const payment = fc.oneof(
  fc.constantFrom('points', 'exchange', 'counter', 'free', 'cash', 'saved_card', 'FPS', 'octopus'),
  cheap,
)

function inside(name: string, valid: unknown, changed: object): object {
  return { [name]: { ...asObject(valid), ...changed } }
}
