import type { Messages } from './en.ts'
import { shell } from './zh/shell.ts'
import { catalogue } from './zh/catalogue.ts'
import { product } from './zh/product.ts'
import { cart } from './zh/cart.ts'
import { checkout } from './zh/checkout.ts'
import { order } from './zh/order.ts'
import { content } from './zh/content.ts'
import { enquiry } from './zh/enquiry.ts'
import { errors } from './zh/errors.ts'

export const messages = {
  shell,
  catalogue,
  product,
  cart,
  checkout,
  order,
  content,
  enquiry,
  errors,
} satisfies Messages
