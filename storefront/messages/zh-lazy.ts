import type { LazyMessageSet } from './en-lazy.ts'
import { cart } from './zh/cart.ts'
import { checkout } from './zh/checkout.ts'
import { order } from './zh/order.ts'
import { enquiry } from './zh/enquiry.ts'
import { journal } from './zh/journal.ts'
import { paying } from './zh/paying.ts'
import { search } from './zh/search.ts'

export const messages = {
  cart,
  checkout,
  order,
  enquiry,
  journal,
  paying,
  search,
} satisfies LazyMessageSet
