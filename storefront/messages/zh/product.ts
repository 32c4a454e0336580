import type { Messages } from '../en.ts'

export const product = {} satisfies Messages['product']
