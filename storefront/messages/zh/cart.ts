import type { Messages } from '../en.ts'

export const cart = {} satisfies Messages['cart']
