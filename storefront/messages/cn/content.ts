import type { Messages } from '../en.ts'

export const content = {} satisfies Messages['content']
