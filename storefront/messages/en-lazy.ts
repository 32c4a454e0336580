import type { Worded } from './en.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { order } from './en/order.ts'
import { enquiry } from './en/enquiry.ts'
import { journal } from './en/journal.ts'
import { paying } from './en/paying.ts'
import { search } from './en/search.ts'

/** Texts used only when ordering and afterwards: see `lazy-message-set.ts`. */
export const messages = { cart, checkout, order, enquiry, journal, paying, search }

export type LazyMessageSet = Worded<typeof messages>
