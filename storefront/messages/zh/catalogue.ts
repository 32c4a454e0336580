import type { Messages } from '../en.ts'

export const catalogue = {} satisfies Messages['catalogue']
