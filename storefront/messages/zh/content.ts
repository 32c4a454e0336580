import type { Messages } from '../en.ts'

export const content = {
  styleNumber: (number) => `${number}號`,
  styles: (count) => `${count}款`,
  service: '送貨、退換及付款',

  contents: '本頁內容',
  lastUpdated: (day) => `最後更新：${day}`,
  policies: '條款及政策',
  more: '更多',

  visit: '親臨門市',
  write: '來信或來電',
} satisfies Messages['content']
