import type { Messages } from './en.ts'
import { shell } from './cn/shell.ts'
import { catalogue } from './cn/catalogue.ts'
import { product } from './cn/product.ts'
import { cart } from './cn/cart.ts'
import { checkout } from './cn/checkout.ts'
import { order } from './cn/order.ts'
import { content } from './cn/content.ts'
import { enquiry } from './cn/enquiry.ts'
import { errors } from './cn/errors.ts'

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
