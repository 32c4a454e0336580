import { z } from 'zod'

/**
 * Requests of agents, in version 2026-04-08 of UCP. Unlike bodies of the shop's own APIs these are not
 * strict: the specification has fields that it does not know ignored.
 */

const text = (max: number) => z.string().max(max)
const minorUnits = z.int().min(0).max(1_000_000_000)

/** Such as `com.example.gold_member`. */
const reverseDomain = text(200).regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/)

const context = z.object({
  address_country: text(60).optional(),
  address_region: text(120).optional(),
  language: text(60).optional(),
  currency: text(10).optional(),
  eligibility: z.array(reverseDomain).max(50).optional(),
})

/** Informs the shop and changes no answer, so one of another shape is left out. */
const attribution = z
  .record(text(100), text(500))
  .refine((all) => Object.keys(all).length <= 50)
  .optional()
  .catch(undefined)

const filters = z.object({
  categories: z.array(text(200)).max(50).optional(),
  price: z.object({ min: minorUnits.optional(), max: minorUnits.optional() }).optional(),
})

const shared = {
  context: context.optional(),
  attribution,
}

export const searchRequest = z
  .object({
    query: text(500).optional().describe('Words in English or Chinese, such as "oxford shirt".'),
    filters: filters.optional().describe('categories, and price in cents of HKD.'),
    pagination: z
      .object({ cursor: text(500).optional(), limit: z.int().min(1).optional() })
      .optional(),
    ...shared,
  })
  .refine(({ query, filters: chosen }) => query?.trim() || Object.keys(chosen ?? {}).length > 0, {
    message: 'a query or a filter is needed',
  })

export const lookupRequest = z.object({
  ids: z.array(text(200)).min(1).describe('Ids of products or variants, handles, SKUs, barcodes.'),
  filters: filters.optional(),
  ...shared,
})

const selectedOption = z.object({
  name: text(100),
  label: text(200),
  id: text(100).optional(),
})

export const productRequest = z.object({
  id: text(200).describe('Id of a product or variant.'),
  selected: z
    .array(selectedOption)
    .max(10)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'named twice')
    .optional(),
  preferences: z.array(text(100)).max(10).optional(),
  filters: filters.optional(),
  ...shared,
})

/** Limit for one item, in a request and in a session. */
export const maxQuantity = 999

const lineItem = z.object({
  id: text(100).optional(),
  item: z.object({ id: text(200).describe('Id of a variant, as the catalogue gives it.') }),
  quantity: z.int().min(1).max(maxQuantity),
})
const lineItems = z.array(lineItem).max(200)

const buyer = z.object({
  first_name: text(60).optional(),
  last_name: text(60).optional(),
  email: text(254).optional(),
  phone_number: text(40).optional(),
  consent: z
    .object({
      analytics: z.boolean().optional(),
      preferences: z.boolean().optional(),
      marketing: z.boolean().optional(),
      sale_of_data: z.boolean().optional(),
    })
    .optional(),
})

const discounts = z.object({ codes: z.array(text(64)).max(10).optional() })

export const cartRequest = z.object({
  line_items: lineItems.describe('The whole cart: an update replaces it.'),
  buyer: buyer.optional(),
  discounts: discounts.optional(),
  ...shared,
})

const destination = z.object({
  id: text(100).optional(),
  first_name: text(60).nullish(),
  last_name: text(60).nullish(),
  phone_number: text(40).nullish(),
  street_address: text(200).nullish(),
  extended_address: text(200).nullish(),
  address_locality: text(120).nullish(),
  address_region: text(120).nullish(),
  postal_code: text(20).nullish(),
  address_country: text(60).nullish(),
})

const group = z.object({
  id: text(100).optional(),
  selected_option_id: text(100).nullish(),
})

const fulfillmentMethod = z.object({
  id: text(100).optional(),
  type: z.enum(['shipping', 'pickup']).optional(),
  line_item_ids: z.array(text(100)).max(200).optional(),
  destinations: z.array(destination).max(20).optional(),
  selected_destination_id: text(100).nullish(),
  groups: z.array(group).max(20).optional(),
})

const fulfillment = z.object({ methods: z.array(fulfillmentMethod).max(10).optional() })

const instrument = z.object({
  id: text(200),
  handler_id: text(200),
  type: text(100),
  selected: z.boolean().optional(),
})

const payment = z.object({ instruments: z.array(instrument).max(20).optional() })

const checkoutFields = {
  buyer: buyer.optional(),
  discounts: discounts.optional(),
  fulfillment: fulfillment.optional().describe('Method, address and option of the delivery.'),
  payment: payment.optional(),
  ...shared,
}

export const newCheckoutRequest = z
  .object({
    cart_id: text(100).optional().describe('Takes over the contents of a cart.'),
    line_items: lineItems.optional(),
    ...checkoutFields,
  })
  .refine((body) => body.line_items !== undefined || body.cart_id !== undefined, {
    message: 'line_items: required',
  })

export const checkoutRequest = z.object({
  line_items: lineItems.describe('The whole checkout: an update replaces it.'),
  ...checkoutFields,
})

export const completeRequest = z.object({ payment, attribution })

/** The payload of operations that take an id alone. */
export const emptyRequest = z.object({})

export type SearchRequest = z.output<typeof searchRequest>
export type LookupRequest = z.output<typeof lookupRequest>
export type ProductRequest = z.output<typeof productRequest>
export type CartRequest = z.output<typeof cartRequest>
export type NewCheckoutRequest = z.output<typeof newCheckoutRequest>
export type CheckoutRequest = z.output<typeof checkoutRequest>
export type CompleteRequest = z.output<typeof completeRequest>
export type RequestContext = z.output<typeof context>
export type RequestFilters = z.output<typeof filters>
export type RequestFulfillment = z.output<typeof fulfillment>
