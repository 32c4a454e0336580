import type { Messages } from '../en.ts'

export const checkout = {} satisfies Messages['checkout']
