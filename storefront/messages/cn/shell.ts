import type { Messages } from '../en.ts'

export const shell = {
  skipToContent: '跳到主要内容',
} satisfies Messages['shell']
