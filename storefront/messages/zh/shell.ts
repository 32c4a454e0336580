import type { Messages } from '../en.ts'

export const shell = {
  skipToContent: '跳至主要內容',
} satisfies Messages['shell']
