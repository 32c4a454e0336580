import type { LazyMessageSet } from './en-lazy.ts'
import { cart } from './cn/cart.ts'
import { checkout } from './cn/checkout.ts'
import { order } from './cn/order.ts'
import { enquiry } from './cn/enquiry.ts'
import { journal } from './cn/journal.ts'
import { paying } from './cn/paying.ts'
import { search } from './cn/search.ts'

export const messages = {
  cart,
  checkout,
  order,
  enquiry,
  journal,
  paying,
  search,
} satisfies LazyMessageSet
