import type { Messages } from '../en.ts'

export const order = {} satisfies Messages['order']
